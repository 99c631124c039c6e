import { useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { SlugForm_restaurant$key } from '../../__generated__/SlugForm_restaurant.graphql.ts';
import type { SlugFormMutation } from '../../__generated__/SlugFormMutation.graphql.ts';
import type { SlugFormProblemQuery } from '../../__generated__/SlugFormProblemQuery.graphql.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { Button } from '../../ui/Button.tsx';
import { useConfirm } from '../../ui/confirm.ts';
import { Field } from '../../ui/Field.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { useSnackbar } from '../../ui/snackbar.ts';
import { Form } from '../../forms/Form.tsx';
import { FailureAlert } from '../../forms/FailureAlert.tsx';
import { useFormSubmit } from '../../forms/useFormSubmit.ts';
import { EditorSection } from '../editor/EditorSection.tsx';
import { messages as editorMessages } from '../editor/messages.ts';
import { useUnsavedGuard } from '../editor/UnsavedGuard.tsx';
import { useEdits } from '../editor/useEdits.ts';
import { messages } from './messages.ts';

/** The host of a site with another slug; `url` is its current address. */
export function siteHost(url: string, slug: string, other: string): string {
  const { host } = new URL(url);
  return host.startsWith(`${slug}.`) ? `${other}${host.slice(slug.length)}` : host;
}

/** The slug for a text: `Raja's Tandoori` → `rajas-tandoori`. The server decides whether it is free. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** Asks why a site cannot have an address; null: it can, or the server was not reached, which the mutation then reports. */
function useSlugProblem() {
  const environment = useRelayEnvironment();
  return async (id: string, slug: string): Promise<string | null> => {
    const answer = fetchQuery<SlugFormProblemQuery>(
      environment,
      graphql`
        query SlugFormProblemQuery($id: ID!, $slug: String!) {
          node(id: $id) {
            ... on Restaurant @alias(as: "restaurant") {
              slugProblem(slug: $slug)
            }
          }
        }
      `,
      { id, slug },
      { fetchPolicy: 'network-only' },
    ).toPromise();
    const data = await answer.catch(() => undefined);
    return data?.node?.restaurant?.slugProblem ?? null;
  };
}

/** Changes the address of a site. Not optimistic: a taken address is common, and the preview would show another owner's site. */
const useChangeRestaurantSlug = () =>
  useMutationOutcome<SlugFormMutation>(graphql`
    mutation SlugFormMutation($input: ChangeRestaurantSlugInput!) {
      changeRestaurantSlug(input: $input) {
        ... on ChangeRestaurantSlugPayload @alias(as: "payload") {
          restaurant {
            id
            slug
            url
            siteVersion
            updatedAt
          }
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);

const Consequences = styled.ul`
  display: grid;
  gap: var(--space-1);
  padding-left: 1.2em;
  color: var(--text-soft);
  font-size: var(--size-15);
`;

/** The address of the site. A form of its own, because a change has consequences. */
export function SlugForm({ restaurant }: { restaurant: SlugForm_restaurant$key }) {
  const { id, slug, url } = useFragment(
    graphql`
      fragment SlugForm_restaurant on Restaurant {
        id
        slug
        url
      }
    `,
    restaurant,
  );
  const confirm = useConfirm();
  const { show } = useSnackbar();
  const [change, isLoading] = useChangeRestaurantSlug();
  const problemOf = useSlugProblem();
  const [isChecking, setIsChecking] = useState(false);
  const { values, isDirty, set, reset } = useEdits({ slug });
  const wanted = slugOf(values.slug);
  const isBusy = isChecking || isLoading;
  useUnsavedGuard(isDirty || isBusy);

  const { failure, forget, onSubmit } = useFormSubmit({
    values,
    isBlocked: !isDirty || isBusy,
    check: () => (wanted === '' ? { slug: messages.slugEmpty } : {}),
    send: async () => {
      setIsChecking(true);
      const problem = await problemOf(id, wanted);
      setIsChecking(false);
      if (problem !== null) return { message: '', fields: { slug: problem } };
      const isSure = await confirm({
        title: messages.slugQuestion,
        text: messages.slugText(siteHost(url, slug, slug), siteHost(url, slug, wanted)),
        confirmText: messages.slugSave,
      });
      if (!isSure) return null;
      const { refusal, error } = await change({
        variables: { input: { id, slug: wanted } },
        fallback: editorMessages.updateFailed,
      });
      if (error === 'ConflictError') return { message: '', fields: { slug: refusal.message } };
      if (refusal) return refusal;
      reset();
      show({ message: messages.slugSaved(siteHost(url, slug, wanted)), color: 'success' });
      return null;
    },
  });

  return (
    <EditorSection title={messages.slugTitle} intro={messages.slugIntro}>
      <Form gap={4} onSubmit={onSubmit}>
        <Field
          label={messages.slug}
          name="slug"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={values.slug}
          onChange={({ currentTarget }) => set('slug', currentTarget.value)}
          help={`${messages.slugHelp} ${siteHost(url, slug, wanted || '…')}`}
          error={failure?.fields['slug']}
        />
        <Consequences>
          {messages.slugHappens.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </Consequences>
        <FailureAlert failure={failure} onWaited={forget} />
        <Stack $row $gap={4}>
          <Button type="submit" variant="secondary" disabled={!isDirty} loading={isBusy}>
            {messages.slugSave}
          </Button>
          {isDirty && !isBusy && (
            <Button
              variant="quiet"
              onClick={() => {
                reset();
                forget();
              }}
            >
              {messages.slugCancel}
            </Button>
          )}
        </Stack>
      </Form>
    </EditorSection>
  );
}
