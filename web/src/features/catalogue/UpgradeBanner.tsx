import { useRouterState } from '@tanstack/react-router';
import { Alert } from '../../ui/Alert.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { isForSites, type Category } from './category.rules.ts';
import type { UpgradedSite } from './checkout/useUpgradedSite.ts';
import { messages } from './messages.ts';

/** Says which site is being upgraded (spec §2), and promises a trial only to a site that has one. Plans that are for no site say so. */
export function UpgradeBanner({ site, category }: { site: UpgradedSite; category: Category }) {
  const redirect = useRouterState({ select: ({ location }) => location.href });
  if (!isForSites(category)) return <Alert>{messages.intros[category]}</Alert>;
  switch (site.state) {
    case 'NONE':
      return null;
    case 'LOADING':
      return <Alert>{messages.upgradingWait}</Alert>;
    case 'FAILED':
      return <Alert tone="warning">{messages.upgradingFailed}</Alert>;
    case 'GUEST':
      return (
        <Alert
          action={
            <LinkButton to="/login" search={{ redirect }} variant="secondary">
              {messages.logIn}
            </LinkButton>
          }
        >
          {messages.upgradingGuest}
        </Alert>
      );
    case 'UNKNOWN':
      return (
        <Alert
          tone="warning"
          action={
            <LinkButton to="/my-restaurants" variant="secondary">
              {messages.myRestaurants}
            </LinkButton>
          }
        >
          {messages.upgradingUnknown}
        </Alert>
      );
    case 'FOUND':
      return <Alert>{foundText(site)}</Alert>;
  }
}

function foundText({ name, isFreePlan, isTrialAvailable }: Extract<UpgradedSite, { state: 'FOUND' }>) {
  // A site with a paid plan changes it, and gets no second trial.
  if (!isFreePlan) return messages.changing(name);
  return isTrialAvailable ? messages.upgrading(name) : messages.upgradingAgain(name);
}
