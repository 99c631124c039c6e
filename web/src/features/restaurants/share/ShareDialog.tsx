import { Check, Copy, Send } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { ShareDialog_restaurant$key } from '../../../__generated__/ShareDialog_restaurant.graphql.ts';
import { themeOf } from '../../../lib/palette/themes.rules.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { atLeast } from '../../../ui/breakpoints.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field, TextareaField } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/Text.tsx';
import { useChangeFirstSteps } from '../firstSteps/useChangeFirstSteps.ts';
import { messages } from './messages.ts';

const QrPoster = lazy(async () => ({ default: (await import('./QrPoster.tsx')).QrPoster }));

const Row = styled.div<{ $end: boolean }>`
  display: grid;
  gap: var(--space-3);
  @media ${atLeast('small')} {
    grid-template-columns: minmax(0, 1fr) 168px;
    align-items: ${({ $end }) => ($end ? 'end' : 'center')};
  }
`;

interface CopyProps {
  /** Text of the button. */
  label: string;
  isMain?: boolean;
  /** The field with the text. */
  source: React.RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  onCopied: () => void;
  onFailed: () => void;
}

/** Copies the text of a field, and says so. When the browser refuses, the text is selected. */
export function CopyButton({ label, isMain = false, source, onCopied, onFailed }: CopyProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async (): Promise<void> => {
    const field = source.current;
    if (!field) return;
    try {
      await navigator.clipboard.writeText(field.value);
      setIsCopied(true);
      onCopied();
    } catch {
      setIsCopied(false);
      field.select();
      onFailed();
    }
  };
  return (
    <>
      <Button wide variant={isMain ? 'primary' : 'secondary'} onClick={() => void copy()}>
        <Icon icon={isCopied ? Check : Copy} size={18} />
        {isCopied ? messages.copied : label}
      </Button>
      <VisuallyHidden role="status">{isCopied && messages.copied}</VisuallyHidden>
    </>
  );
}

interface Props {
  restaurant: ShareDialog_restaurant$key;
  isOpen: boolean;
  onClose: () => void;
}

/** The ways to tell guests about a site. Using one of them completes the owner's step "share". */
export function ShareDialog({ restaurant, isOpen, onClose }: Props) {
  const { id, name, slug, url, theme, brand } = useFragment(
    graphql`
      fragment ShareDialog_restaurant on Restaurant {
        id
        name
        slug
        url
        theme
        brand {
          primary
          secondary
        }
      }
    `,
    restaurant,
  );
  const [change] = useChangeFirstSteps();
  const link = useRef<HTMLInputElement>(null);
  const post = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(messages.postText(name, url));
  const [failure, setFailure] = useState<string | null>(null);

  // The site is shared even when this fails; the step then stays open until the next time.
  const markShared = (): void => {
    setFailure(null);
    void change({ id, isShared: true });
  };
  const copying = { onCopied: markShared, onFailed: () => setFailure(messages.copyFailed) };

  const send = async (): Promise<void> => {
    try {
      await navigator.share({ title: name, text });
      markShared();
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError';
      setFailure(isCancelled ? null : messages.sendFailed);
    }
  };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={messages.title(name)}
      width={600}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {messages.done}
        </Button>
      }
    >
      {failure && <Alert tone="error">{failure}</Alert>}
      <Row $end>
        <Field ref={link} label={messages.link} name="link" readOnly value={url} />
        <CopyButton isMain label={messages.copyLink} source={link} {...copying} />
      </Row>
      <Suspense
        fallback={
          <SkeletonRegion label={messages.qrLoading}>
            <Skeleton $height="210px" $radius="10px" />
          </SkeletonRegion>
        }
      >
        <QrPoster {...{ name, slug, url, brand }} theme={themeOf(theme)} onSaved={markShared} />
      </Suspense>
      <Row $end={false}>
        <TextareaField
          ref={post}
          label={messages.post}
          help={messages.postHelp}
          name="post"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Stack $gap={2}>
          <CopyButton label={messages.copyPost} source={post} {...copying} />
          {'share' in navigator && (
            <Button wide variant="secondary" onClick={() => void send()}>
              <Icon icon={Send} size={18} />
              {messages.sendTo}
            </Button>
          )}
        </Stack>
      </Row>
    </Dialog>
  );
}
