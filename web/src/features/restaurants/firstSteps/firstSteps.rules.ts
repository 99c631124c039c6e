/** The steps to the first order, in their order. It is the only list of what a new site needs. */
const STEPS = [
  'email',
  'hours',
  'fulfilment',
  'zones',
  'contact',
  'allergens',
  'picture',
  'order',
  'share',
] as const;
export type Step = (typeof STEPS)[number];

/** What decides which steps are done. */
interface StepFacts {
  /** True also for people who cannot verify the address of the owner. */
  emailVerified: boolean;
  goLive: readonly { kind: string; isDone: boolean }[];
  firstSteps: { hasPicture: boolean; hasOrder: boolean; hasTestOrder: boolean; isShared: boolean };
}

/**
 * The steps of a site. Choosing collection or delivery and drawing an area are steps only while they are missing, because most sites
 * never meet them.
 */
export function stepsOf({ emailVerified, goLive, firstSteps }: StepFacts): { step: Step; isDone: boolean }[] {
  const has = (kind: string): boolean => goLive.find((one) => one.kind === kind)?.isDone ?? true;
  const isDone: Record<Step, boolean> = {
    email: emailVerified,
    hours: has('HOURS'),
    fulfilment: has('FULFILMENT'),
    zones: has('ZONES'),
    contact: has('PHONE') && has('ADDRESS'),
    allergens: has('ALLERGENS'),
    picture: firstSteps.hasPicture,
    order: firstSteps.hasOrder || firstSteps.hasTestOrder,
    share: firstSteps.isShared,
  };
  return STEPS.map((step) => ({ step, isDone: isDone[step] })).filter(
    ({ step, isDone }) => !isDone || (step !== 'fulfilment' && step !== 'zones'),
  );
}
