import { Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { useStepContents_restaurant$key } from '../../../__generated__/useStepContents_restaurant.graphql.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useSendVerification } from '../../accounts/useSendVerification.ts';
import { TestOrderButton } from '../ordersNow/TestOrderButton.tsx';
import { messages as sharing } from '../share/messages.ts';
import { useShareDialog } from '../share/useShareDialog.tsx';
import type { Step } from './firstSteps.rules.ts';
import { messages } from './messages.ts';

interface StepContent {
  text: string;
  action: ReactNode;
}

/**
 * What each open step asks for, and the button that leads there. The button of `next` is the main one. `email` is the address
 * of the owner's account. The dialog for sharing stays open when its step is done.
 */
export function useStepContents(
  email: string,
  restaurant: useStepContents_restaurant$key,
  next: Step | undefined,
): [contents: Record<Step, StepContent>, shareDialog: ReactNode] {
  const site = useFragment(
    graphql`
      fragment useStepContents_restaurant on Restaurant {
        id
        phone
        addressLine
        ordering {
          hasHours
          opensWithoutHours
        }
        firstSteps {
          hasDish
        }
        ...useShareDialog_restaurant
      }
    `,
    restaurant,
  );
  const [send, isSending] = useSendVerification();
  const [shareOpener, shareDialog] = useShareDialog(site);
  const { phone, addressLine, firstSteps, ordering } = site;
  const editor = { to: '/editor/$id', params: { id: site.id } } as const;
  const variantOf = (step: Step) => (step === next ? 'primary' : 'secondary');
  const missing = phone ? 'address' : addressLine ? 'phone' : 'both';

  const hasHours = ordering.hasHours || ordering.opensWithoutHours;
  const dish: StepContent = firstSteps.hasDish
    ? {
        text: messages.orderText,
        action: <TestOrderButton id={site.id} variant={variantOf('order')} />,
      }
    : {
        text: messages.noDishText,
        action: (
          <LinkButton {...editor} search={{ tab: 'products' }} variant={variantOf('order')}>
            {messages.openMenu}
          </LinkButton>
        ),
      };

  const contents = {
    email: {
      text: messages.emailText(email),
      action: (
        <Button variant={variantOf('email')} loading={isSending} onClick={send}>
          {messages.resend}
        </Button>
      ),
    },
    contact: {
      text: messages.contactTexts[missing],
      action: (
        <LinkButton
          {...editor}
          search={{ tab: 'settings' }}
          hash={missing === 'phone' ? 'phone' : 'addressLine'}
          variant={variantOf('contact')}
        >
          {messages.contactActions[missing]}
        </LinkButton>
      ),
    },
    picture: {
      text: messages.pictureText,
      action: (
        <LinkButton {...editor} variant={variantOf('picture')}>
          {messages.addPicture}
        </LinkButton>
      ),
    },
    hours: {
      text: messages.hoursText,
      action: (
        <LinkButton {...editor} search={{ tab: 'ordering' }} variant={variantOf('hours')}>
          {messages.setHours}
        </LinkButton>
      ),
    },
    fulfilment: {
      text: messages.fulfilmentText,
      action: (
        <LinkButton {...editor} search={{ tab: 'ordering' }} variant={variantOf('fulfilment')}>
          {messages.setFulfilment}
        </LinkButton>
      ),
    },
    zones: {
      text: messages.zonesText,
      action: (
        <LinkButton {...editor} search={{ tab: 'ordering', part: 'areas' }} variant={variantOf('zones')}>
          {messages.setZones}
        </LinkButton>
      ),
    },
    allergens: {
      text: messages.allergensText,
      action: (
        <LinkButton
          {...editor}
          search={{ tab: 'products', view: 'allergens' }}
          variant={variantOf('allergens')}
        >
          {messages.confirmAllergens}
        </LinkButton>
      ),
    },
    // The step of the hours comes before and has the link.
    order: hasHours ? dish : { text: messages.noHoursText, action: null },
    share: {
      text: messages.shareText,
      action: (
        <Button variant={variantOf('share')} {...shareOpener}>
          <Icon icon={Share2} size={18} />
          {sharing.share}
        </Button>
      ),
    },
  };
  return [contents, shareDialog];
}
