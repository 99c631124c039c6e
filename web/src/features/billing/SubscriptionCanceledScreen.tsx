import { LinkButton } from '../../ui/Button.tsx';
import { PlainScreen } from '../../ui/PlainScreen.tsx';
import { messages } from './messages.ts';

/** The address is anybody's to write: only names of our own plans are repeated. */
const PLAN = /^(?:Silver|Gold|Platinum) (Restaurant|Social Media)$/;

interface Props {
  /** Name of the plan that was chosen, as the address says. */
  plan: string | undefined;
  /** Global id of the site it was for. */
  upgrading: string | undefined;
}

/** Where the payment page leads when it is left (spec §2), with a way back to what was chosen. */
export function SubscriptionCanceledScreen({ plan = '', upgrading }: Props) {
  const category = PLAN.exec(plan)?.[1];
  return (
    <PlainScreen
      title={messages.canceledTitle}
      actions={
        <>
          {category !== undefined && (
            <LinkButton
              to="/packages"
              search={category === 'Restaurant' ? { upgrading } : { category: 'social' }}
            >
              {messages.backToPlan(plan)}
            </LinkButton>
          )}
          <LinkButton to="/services" variant={category === undefined ? 'primary' : 'secondary'}>
            {messages.services}
          </LinkButton>
        </>
      }
    >
      {messages.canceledText}
    </PlainScreen>
  );
}
