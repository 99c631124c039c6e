import { useId, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { PackageCard_service$key } from '../../__generated__/PackageCard_service.graphql.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { SelectPlan } from './checkout/SelectPlan.tsx';
import type { PlanCheckout } from './checkout/usePlanCheckout.ts';
import { PlanPicture } from './drawings.tsx';
import { FeatureList, LimitLines } from './FeatureList.tsx';
import { messages } from './messages.ts';
import { PackageFrame } from './PackageGrid.tsx';
import { PackagePrice } from './PackagePrice.tsx';
import { tierOf } from '@forkfront/common/plan.ts';
import { categoryOf } from './plan.rules.ts';
import { choices, choosePrice, type Interval } from '../../lib/planPrice.ts';
import { TellMeWhen } from './TellMeWhen.tsx';

const Head = styled(Stack)`
  container-type: inline-size;
`;

/* Small enough for one line in each card. */
const Name = styled(Heading)`
  font-size: clamp(1.25rem, 9.4cqi, var(--size-25));
`;

const Ribbon = styled.p`
  position: absolute;
  top: 0;
  right: var(--space-5);
  padding: 4px 12px 5px;
  border-radius: 0 0 var(--radius) var(--radius);
  background: var(--primary);
  color: var(--on-primary);
  font-size: var(--size-13);
  font-weight: 650;
`;

interface Props {
  service: PackageCard_service$key;
  /** Level of the plan's name among the page's headings. */
  level: 2 | 3;
  /** Null: guest mode (spec §2), in which the card links to the chat. */
  checkout: PlanCheckout | null;
}

/** A plan with its prices, limits and features (spec §2), for a PackageGrid. */
export function PackageCard({ service, level, checkout }: Props) {
  const plan = useFragment(
    graphql`
      fragment PackageCard_service on Service {
        id
        name
        subtitle
        imageUrl
        isComing
        prices {
          interval
          unitAmount
          stripePriceId
        }
        orderLimit
        staffLimit
        platformsManaged
        postsPerWeek
        adSpendIncluded
        features {
          header
          isEmphasis
          text
          tooltip
        }
      }
    `,
    service,
  );
  const { id, name, subtitle, imageUrl, isComing } = plan;
  const nameId = useId();
  const [interval, setInterval] = useState<Interval | null>(null);
  const prices = choices(plan.prices);
  const price = choosePrice(prices, interval);
  const tier = tierOf(name);
  const site = checkout?.site;
  const isCurrent =
    site?.state === 'FOUND' &&
    !site.isFreePlan &&
    site.isShop === (categoryOf(name) === 'groceries') &&
    site.package === tier;
  // Gold is the recommended plan (spec §9).
  const isRecommended = tier === 'GOLD' && !isComing;
  const ribbon =
    (isComing && messages.comingSoon) ||
    (isCurrent && messages.yourPlan) ||
    (isRecommended && messages.recommended);
  return (
    <PackageFrame $isRaised={isRecommended} aria-labelledby={nameId}>
      <Head $gap={4}>
        {ribbon && <Ribbon>{ribbon}</Ribbon>}
        <PlanPicture name={name} imageUrl={imageUrl} />
        <div>
          <Name as={level === 2 ? 'h2' : 'h3'} id={nameId} $size={25}>
            {name}
          </Name>
          {subtitle && (
            <Text $size={15} $soft>
              {subtitle}
            </Text>
          )}
        </div>
      </Head>
      {price ? (
        <PackagePrice plan={name} prices={prices} price={price} isPlanned={isComing} onChoose={setInterval} />
      ) : (
        <div />
      )}
      {isComing ? (
        <TellMeWhen serviceId={id} nameId={nameId} />
      ) : checkout ? (
        <SelectPlan
          choice={{ serviceId: id, planName: name, priceId: price?.stripePriceId ?? null }}
          checkout={checkout}
          nameId={nameId}
          isFree={price?.unitAmount === 0}
        />
      ) : (
        <Stack $gap={2}>
          <LinkButton to="/setup" search={{ package: name }} wide aria-describedby={nameId}>
            {messages.startBuilding}
          </LinkButton>
          <Text $size={13} $soft>
            {messages.noAccount}
          </Text>
        </Stack>
      )}
      <LimitLines plan={plan} />
      <FeatureList features={plan.features} level={level === 2 ? 3 : 4} />
    </PackageFrame>
  );
}
