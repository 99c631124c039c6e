/** Spec §4, onboarding currentAction; `wf_error` is the failed turn of §2. */
export const ONBOARDING_ACTIONS = [
  'start',
  'request_details',
  'request_logo',
  'request_upload',
  'request_menu',
  'complete',
  'wf_error',
] as const;
export type OnboardingAction = (typeof ONBOARDING_ACTIONS)[number];

/** Step of the header, 1 to 4 (spec §4: "complete, or any other value" is 4). */
export function stepOf(action: OnboardingAction): 1 | 2 | 3 | 4 {
  switch (action) {
    case 'start':
    case 'request_details':
      return 1;
    case 'request_logo':
    case 'request_upload':
      return 2;
    case 'request_menu':
      return 3;
    default:
      return 4;
  }
}
