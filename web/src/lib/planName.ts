/** The name of a plan in a sentence: `Gold Restaurant` becomes `Gold`. Other names stay. */
export const shortPlanName = (plan: string): string => plan.replace(/ Restaurant$/, '');
