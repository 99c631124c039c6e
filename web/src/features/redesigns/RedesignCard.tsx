import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { RedesignCard_redesign$key } from '../../__generated__/RedesignCard_redesign.graphql.ts';
import { formatMoment } from '../../lib/formatDate.ts';
import { Card } from '../../ui/Card.tsx';
import { Chip, type ChipTone } from '../../ui/Chip.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';
import { OperatorAnswer } from './OperatorAnswer.tsx';
import { OwnerAnswer } from './OwnerAnswer.tsx';
import { Pictures } from './Pictures.tsx';

const TONES: Record<keyof typeof messages.states, ChipTone> = {
  REQUESTED: 'info',
  IN_PROGRESS: 'info',
  PROPOSED: 'warning',
  CHANGES_ASKED: 'warning',
  APPROVED: 'success',
  WITHDRAWN: 'neutral',
};

const Words = styled.p`
  margin: 0;
  max-width: 68ch;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Moves = styled.ol`
  display: grid;
  gap: var(--space-4);
  margin: 0;
  padding: 0 0 0 var(--space-4);
  border-left: 2px solid var(--line);
  list-style: none;
`;

const Move = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--space-2);
  > ul {
    width: 100%;
  }
`;

const OutLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} target="_blank" rel="noreferrer" style={{ overflowWrap: 'anywhere' }}>
    {children}
  </a>
);

/** A redesign with its history, and what this side can do next. */
export function RedesignCard({
  redesign,
  side,
}: {
  redesign: RedesignCard_redesign$key;
  side: 'owner' | 'operator';
}) {
  const { id, state, brief, links, restaurantName, siteUrl, moves } = useFragment(
    graphql`
      fragment RedesignCard_redesign on Redesign {
        id
        state
        brief
        links
        restaurantName
        siteUrl
        moves {
          to
          by
          name
          text
          link
          imageUrls
          at
        }
      }
    `,
    redesign,
  );
  // Those of the request are shown with its words.
  const requested = moves.find(({ to }) => to === 'REQUESTED')?.imageUrls ?? [];
  const shown = state === '%future added value' ? 'REQUESTED' : state;
  return (
    <Card>
      <Stack $gap={5}>
        <Stack $row $gap={3}>
          <Heading as={side === 'operator' ? 'h2' : 'h3'} $size={17}>
            {side === 'operator' ? <OutLink href={siteUrl}>{restaurantName}</OutLink> : messages.title}
          </Heading>
          <Chip tone={TONES[shown]} dot>
            {messages.states[shown]}
          </Chip>
        </Stack>
        <Words>{brief}</Words>
        {links.length > 0 && (
          <Stack $gap={1}>
            <Text $size={15} $soft>
              {messages.examples}
            </Text>
            {links.map((link) => (
              <OutLink key={link} href={link}>
                {link}
              </OutLink>
            ))}
          </Stack>
        )}
        {requested.length > 0 && <Pictures urls={requested} label={messages.requestPictures} />}
        <Moves aria-label={messages.history}>
          {moves.map(({ to, by, name, text, link, imageUrls, at }) => (
            <Move key={at}>
              <div>
                <strong>{to === '%future added value' ? '' : messages.states[to]}</strong>
                <Text $size={15} $soft>
                  {by === 'OPERATOR' ? messages.us : (name ?? messages.former)}, {formatMoment(at)}
                </Text>
              </div>
              {text != null && <Words>{text}</Words>}
              {link != null && <OutLink href={link}>{messages.draft}</OutLink>}
              {to === 'PROPOSED' && imageUrls.length > 0 && (
                <Pictures urls={imageUrls} label={messages.proposalPictures} />
              )}
            </Move>
          ))}
        </Moves>
        {side === 'owner' ? <OwnerAnswer id={id} state={shown} /> : <OperatorAnswer id={id} state={shown} />}
      </Stack>
    </Card>
  );
}
