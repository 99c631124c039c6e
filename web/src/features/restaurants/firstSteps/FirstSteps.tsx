import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { styled } from 'styled-components';
import type {
  FirstStepsQuery,
  FirstStepsQuery$data,
} from '../../../__generated__/FirstStepsQuery.graphql.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { useScreenQuery } from '../../../relay/QueryBoundary.tsx';
import { atLeast } from '../../../ui/breakpoints.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/Skeleton.tsx';
import { useSnackbar } from '../../../ui/snackbar.ts';
import { Heading, Text } from '../../../ui/Text.tsx';
import { stepsOf } from './firstSteps.rules.ts';
import { messages } from './messages.ts';
import { NewSite } from './NewSite.tsx';
import { StepRow } from './StepRow.tsx';
import { useChangeFirstSteps } from './useChangeFirstSteps.ts';
import { useStepContents } from './useStepContents.tsx';

const QUERY = graphql`
  query FirstStepsQuery @throwOnFieldError {
    viewer {
      id
      email
      emailVerified
      restaurants(first: 1) {
        edges {
          node {
            id
            goLive {
              kind
              isDone
            }
            isSuspended
            subscription {
              status
            }
            firstSteps {
              hasPicture
              hasOrder
              hasTestOrder
              isShared
              isHidden
            }
            ...NewSite_restaurant
            ...useStepContents_restaurant
          }
        }
      }
    }
  }
`;

type Owner = NonNullable<FirstStepsQuery$data['viewer']>;
type Site = Owner['restaurants']['edges'][number]['node'];

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  @media ${atLeast('medium')} {
    grid-template-columns: 320px minmax(0, 1fr);
  }
`;

const Steps = styled.div`
  display: grid;
  gap: var(--space-3);
  align-content: center;
  padding: var(--space-4);
  @media ${atLeast('small')} {
    padding: var(--space-5);
  }
`;

const Top = styled.div`
  display: flex;
  gap: var(--space-3);
  align-items: start;
  justify-content: space-between;
  padding-left: var(--space-4);
  > div {
    align-self: center;
  }
`;

const List = styled.ol`
  display: grid;
  gap: var(--space-1);
`;

const End = styled.div`
  padding: var(--space-2) var(--space-4);
`;

interface CardProps {
  owner: Owner;
  site: Site;
  onHidden: () => void;
}

function FirstStepsCard({ owner, site, onHidden }: CardProps) {
  const steps = stepsOf({ ...site, emailVerified: owner.emailVerified });
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone)?.step;
  const [contents, shareDialog] = useStepContents(owner.email, site, next);
  const hide = useHide(site, onHidden);
  return (
    <Root as="section" $raised $padded={false} aria-labelledby="first-steps">
      <NewSite restaurant={site} done={done} all={steps.length} />
      <Steps>
        <Top>
          <Stack $gap={1}>
            <Heading as="h2" id="first-steps" $size={20}>
              {next === undefined ? messages.completeTitle : messages.title(steps.length)}
            </Heading>
            {next === undefined && <Text $soft>{messages.completeText}</Text>}
          </Stack>
          {next !== undefined && <IconButton icon={X} label={messages.hide} onClick={hide} />}
        </Top>
        <List role="list">
          {steps.map(({ step, isDone }, index) =>
            isDone ? (
              <StepRow key={step} state="done" title={messages.done[step]} />
            ) : (
              <StepRow
                key={step}
                number={index + 1}
                state={step === next ? 'next' : 'later'}
                title={messages.titles[step]}
                {...contents[step]}
              />
            ),
          )}
        </List>
        {next === undefined && (
          <End>
            <Button onClick={hide}>{messages.close}</Button>
          </End>
        )}
        {shareDialog}
      </Steps>
    </Root>
  );
}

/** Hides the card at once, and offers to undo it. A refused change shows the card again. */
function useHide({ id, firstSteps: { isShared } }: Site, onHidden: () => void): () => void {
  const [change] = useChangeFirstSteps();
  const { show } = useSnackbar();
  const setHidden = async (isHidden: boolean): Promise<boolean> => {
    const refusal = await change(
      { id, isHidden },
      {
        changeFirstSteps: {
          __typename: 'ChangeFirstStepsPayload',
          restaurant: { id, firstSteps: { isShared, isHidden } },
        },
      },
    );
    if (refusal) show({ message: refusal.message, color: 'error' });
    return refusal === null;
  };
  return () => {
    onHidden();
    void setHidden(true).then((isHidden) => {
      const action = { label: messages.undo, onPress: () => void setHidden(false) };
      if (isHidden) show({ message: messages.hidden, action });
    });
  };
}

/* About as high as the card with two steps done. */
const Placeholder = styled(Skeleton)`
  height: 900px;
  @media ${atLeast('small')} {
    height: 740px;
  }
  @media ${atLeast('medium')} {
    height: 480px;
  }
`;

/** Shown while the first steps load, unless there was nothing to show at the last visit. */
export function FirstStepsSkeleton() {
  const [isExpected] = useState(() => readStored('firstSteps') !== 'none');
  return isExpected ? (
    <SkeletonRegion label={messages.loading}>
      <Placeholder $radius="16px" />
    </SkeletonRegion>
  ) : null;
}

/** The first steps with the newest site, unless it is closed or offline or its owner has hidden them. */
export function FirstSteps({ onHidden }: { onHidden: () => void }) {
  const environment = useRelayEnvironment();
  const { viewer } = useScreenQuery<FirstStepsQuery>(QUERY, {});
  const site = viewer?.restaurants.edges.at(0)?.node;
  const isOpen = site && !site.isSuspended && site.subscription.status !== 'ARCHIVED';
  const isShown = Boolean(isOpen && !site.firstSteps.isHidden);

  useEffect(() => {
    writeStored('firstSteps', isShown ? null : 'none');
    if (!isShown) return;
    // The link in the mail and the test order open in other tabs. A failed refetch changes nothing.
    const ask = (): void => {
      fetchQuery(environment, QUERY, {}).subscribe({ error: () => undefined });
    };
    window.addEventListener('focus', ask);
    return () => window.removeEventListener('focus', ask);
  }, [environment, isShown]);

  return viewer && site && isShown ? <FirstStepsCard owner={viewer} site={site} onHidden={onHidden} /> : null;
}
