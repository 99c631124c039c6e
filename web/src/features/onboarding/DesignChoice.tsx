import { type Dispatch, useId, useState } from 'react';
import { graphql } from 'react-relay';
import type { DesignChoiceMutation } from '../../__generated__/DesignChoiceMutation.graphql.ts';
import { FREE_THEME_NAMES, type ThemeName, THEME_NAMES } from '@forkfront/common/themes.ts';
import { themeOf } from '../../lib/palette/themes.rules.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { Alert } from '../../ui/Alert.tsx';
import { DesignCards, PagePicture } from '../../ui/DesignCards.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { type Draft, readDraft } from './conversationRequests.ts';
import type { ConversationEvent } from './conversationState.ts';
import { messages } from './messages.ts';

/** The page of the draft in a design. It has no version, because a choice does not change the other designs. */
function pictureUrl(viewUrl: string, theme: ThemeName): string {
  const url = new URL(viewUrl);
  url.search = `?theme=${theme}`;
  return url.href;
}

interface Props {
  /** Secret of the conversation. */
  conversation: string;
  draft: Draft;
  dispatch: Dispatch<ConversationEvent>;
}

/** Shows the built site in every design. A press changes its design at once; those of the paid plans can be looked at. */
export function DesignChoice({ conversation, draft, dispatch }: Props) {
  const [commit, isSaving] = useMutationOutcome<DesignChoiceMutation>(graphql`
    mutation DesignChoiceMutation($input: ChooseOnboardingDesignInput!) {
      chooseOnboardingDesign(input: $input) {
        ... on ChooseOnboardingDesignPayload @alias(as: "payload") {
          draft {
            ...conversationRequests_draft
          }
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);
  const [pressed, setPressed] = useState<ThemeName | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const title = useId();

  const choose = async (theme: ThemeName): Promise<void> => {
    if (isSaving) return;
    setPressed(theme);
    setFailure(null);
    const { payload, refusal } = await commit({
      variables: { input: { conversation, theme } },
      fallback: messages.designFailed,
    });
    if (payload) dispatch({ type: 'designChosen', draft: readDraft(payload.draft) });
    else setFailure(refusal.message);
    setPressed(null);
  };

  return (
    <Stack as="section" $gap={3} aria-labelledby={title}>
      <div>
        <Heading as="h3" id={title} $size={20}>
          {messages.designTitle}
        </Heading>
        <Text $size={15} $soft>
          {messages.designIntro}
        </Text>
      </div>
      <DesignCards
        label={messages.designTitle}
        openNote={messages.designOpen}
        columns={null}
        value={pressed ?? themeOf(draft.siteTheme)}
        onChange={(theme) => void choose(theme)}
        cards={THEME_NAMES.map((theme) => ({
          value: theme,
          name: messages.designs[theme],
          lock: FREE_THEME_NAMES.includes(theme) ? null : messages.designLocked,
          picture: (
            <PagePicture
              src={pictureUrl(draft.viewUrl, theme)}
              title={messages.designs[theme]}
              loading={messages.designLoading}
              device="phone"
            />
          ),
        }))}
      />
      {failure !== null && <Alert tone="error">{failure}</Alert>}
    </Stack>
  );
}
