/** The first steps with a new site, in their order. */
export const STEPS = ['email', 'contact', 'picture', 'order', 'share'] as const;
export type Step = (typeof STEPS)[number];

/** What decides which steps are done. */
interface StepFacts {
  emailVerified: boolean;
  phone: string | null | undefined;
  addressLine: string | null | undefined;
  firstSteps: { hasPicture: boolean; hasOrder: boolean; hasTestOrder: boolean; isShared: boolean };
}

/** The steps that are done. */
export function doneSteps({ emailVerified, phone, addressLine, firstSteps }: StepFacts): ReadonlySet<Step> {
  const isDone: Record<Step, boolean> = {
    email: emailVerified,
    contact: Boolean(phone && addressLine),
    picture: firstSteps.hasPicture,
    order: firstSteps.hasOrder || firstSteps.hasTestOrder,
    share: firstSteps.isShared,
  };
  return new Set(STEPS.filter((step) => isDone[step]));
}
