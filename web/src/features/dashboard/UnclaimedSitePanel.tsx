import { ExternalLink } from 'lucide-react';
import { styled } from 'styled-components';
import { AnchorButton } from '../../ui/AnchorButton.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Bell } from '../../ui/illustrations/Bell.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';
import { useUnclaimedSite } from './useUnclaimedSite.ts';

const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-8);
  padding: var(--space-6);
  border-radius: var(--radius-card);
  background: var(--secondary-soft);
  > div {
    flex: 1 1 300px;
  }
`;

/** A preview that this browser started and nobody has claimed (spec §2); the claim form, with the terms, stands on /setup. */
export function UnclaimedSitePanel() {
  const { isClaimable, previewUrl } = useUnclaimedSite();
  if (!isClaimable) return null;
  return (
    <Root aria-labelledby="unclaimed">
      <Bell />
      <Stack $gap={4}>
        <Stack $gap={2}>
          <Heading id="unclaimed" $size={25}>
            {messages.unclaimedTitle}
          </Heading>
          <Text $soft>{messages.unclaimedText}</Text>
        </Stack>
        <Stack $row $gap={3}>
          <LinkButton to="/setup">{messages.claim}</LinkButton>
          {previewUrl !== null && (
            <AnchorButton variant="secondary" href={previewUrl} target="_blank" rel="noopener">
              {messages.viewPreview}
              <Icon icon={ExternalLink} size={18} />
            </AnchorButton>
          )}
        </Stack>
      </Stack>
    </Root>
  );
}
