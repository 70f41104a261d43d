/** The bots that may sit down, the strongest first. Their names are in the catalogues. */
export const BOTS = ['grandmaster', 'master', 'journeyman', 'apprentice', 'greedy', 'random'] as const
