/** The name of a plan in a sentence: `Gold Restaurant` becomes `Gold`. Other names stay. */
export const shortPlanName = (plan: string): string => plan.replace(/ Restaurant$/, '');

/** Whether a plan is for grocery shops: its name says so (spec §3). */
export const isGroceryPlan = (plan: string): boolean => /grocery/i.test(plan);
