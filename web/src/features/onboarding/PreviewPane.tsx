import { ShoppingBag, ExternalLink } from 'lucide-react';
import { styled } from 'styled-components';
import { AnchorButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PhoneFrame } from '../../ui/PhoneFrame.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import type { Preview, Draft } from './conversationRequests.ts';
import { messages } from './messages.ts';
import { brandFill } from './preview.rules.ts';
import { PreviewMenu } from './PreviewMenu.tsx';

/** The text of the preview's address bar: the site's host, before the build a placeholder. */
function previewAddress(preview: Preview | null): string {
  return preview && URL.canParse(preview.previewUrl) ? new URL(preview.previewUrl).host : messages.address;
}

/** Colours of a draft without brand colours. */
const PAPER = { primary: '#efe9dc', secondary: '#d9d0bc' };

const Masthead = styled.header`
  display: grid;
  gap: 12px;
  justify-items: start;
  padding: 26px 20px 20px;
  transition:
    background 300ms ease-out,
    color 300ms ease-out;
`;

const Logo = styled.div<{ $empty: boolean }>`
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  overflow: hidden;
  border: ${({ $empty }) => ($empty ? '1.5px dashed currentColor' : '0')};
  border-radius: 14px;
  font-size: var(--size-13);
  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
    background: #ffffff;
  }
`;

const Name = styled.p<{ $empty: boolean }>`
  max-width: 100%;
  font-family: var(--font-display);
  font-size: 30px;
  font-weight: 600;
  line-height: 1.05;
  letter-spacing: -0.015em;
  overflow-wrap: anywhere;
  text-wrap: balance;
  opacity: ${({ $empty }) => ($empty ? 0.6 : 1)};
`;

const Collect = styled.p`
  display: flex;
  gap: 8px;
  align-items: center;
  font-size: var(--size-13);
`;

/* The awning's edge in the second colour. */
const Awning = styled.div`
  height: 14px;
  background-size: 28px 28px;
  background-position: 0 -14px;
  transition: background-color 300ms ease-out;
`;

/** The site of the draft: name, colours, logo and menu, with placeholders for what is missing. */
function SitePreview({ draft }: { draft: Draft }) {
  const { name, brand, logoUrl } = draft;
  const { primary, secondary } = brand ?? PAPER;
  const { fill, ink } = brandFill(primary);
  return (
    <>
      <Masthead style={{ background: fill, color: ink }}>
        <Logo $empty={!logoUrl}>{logoUrl ? <img src={logoUrl} alt="" /> : messages.logoHere}</Logo>
        <Name $empty={!name}>{name ?? messages.nameHere}</Name>
        <Collect>
          <Icon icon={ShoppingBag} size={16} />
          {messages.collect}
        </Collect>
      </Masthead>
      <Awning
        style={{
          backgroundColor: secondary,
          backgroundImage: `radial-gradient(circle at 50% 50%, ${fill} 13.5px, transparent 14px)`,
        }}
      />
      <PreviewMenu draft={draft} highlight={secondary} />
    </>
  );
}

const Root = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  align-items: center;
  min-height: 0;
`;

const Intro = styled.header`
  text-align: center;
`;

interface Props {
  draft: Draft;
  preview: Preview | null;
  /** Its container has a heading. */
  isTitled?: boolean;
}

/** The preview of the draft, with a link to the built site. */
export function PreviewPane({ draft, preview, isTitled = false }: Props) {
  return (
    <Root>
      {!isTitled && (
        <Intro>
          <Heading as="h2" $size={17}>
            {messages.preview}
          </Heading>
          <Text $size={15} $soft>
            {preview ? messages.previewReadyIntro : messages.previewIntro}
          </Text>
        </Intro>
      )}
      <PhoneFrame address={previewAddress(preview)} label={messages.previewLabel}>
        <SitePreview draft={draft} />
      </PhoneFrame>
      {preview && (
        <AnchorButton variant="quiet" href={preview.previewUrl} target="_blank" rel="noopener">
          {messages.openSite}
          <Icon icon={ExternalLink} size={18} />
        </AnchorButton>
      )}
    </Root>
  );
}
