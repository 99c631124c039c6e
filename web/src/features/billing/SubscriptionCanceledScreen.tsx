import { LinkButton } from '../../ui/Button.tsx';
import { PlainScreen } from '../../ui/PlainScreen.tsx';
import { messages } from './messages.ts';

/** The address is not trusted: only names of our plans are shown. */
const PLAN = /^(?:Silver|Gold|Platinum) (Restaurant|Social Media)$/;

interface Props {
  /** Name of the chosen plan, from the address. */
  plan: string | undefined;
  /** Global id of the site it was for. */
  upgrading: string | undefined;
}

/** The page after a cancelled payment (spec §2), with a link back to the plan. */
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
