import { PlainScreen } from '../../ui/PlainScreen.tsx';

/** The onboarding chat (spec §2). */
export function SetupScreen({ packageName }: { packageName: string }) {
  return <PlainScreen title="Set up your website">{`You have chosen the ${packageName} plan.`}</PlainScreen>;
}
