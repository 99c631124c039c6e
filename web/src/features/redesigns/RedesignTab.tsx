import { REDESIGN_LIMITS } from '@forkfront/common/limits.ts';
import { graphql } from 'react-relay';
import type { RedesignTabQuery } from '../../__generated__/RedesignTabQuery.graphql.ts';
import type { RedesignTabRequestMutation } from '../../__generated__/RedesignTabRequestMutation.graphql.ts';
import { FailureAlert } from '../../forms/FailureAlert.tsx';
import { formText, presentErrors } from '../../forms/fields.ts';
import { Form } from '../../forms/Form.tsx';
import { useFormSubmit } from '../../forms/useFormSubmit.ts';
import { useScreenQuery } from '../../relay/QueryBoundary.tsx';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { Button } from '../../ui/Button.tsx';
import { TextareaField } from '../../ui/Field.tsx';
import { useSnackbar } from '../../ui/snackbar.ts';
import { messages } from './messages.ts';
import { PicturesField, usePictures } from './PicturesField.tsx';
import { RedesignCard } from './RedesignCard.tsx';
import { EditorSection } from '../editor/EditorSection.tsx';
import { PremiumLock } from '../editor/PremiumLock.tsx';

/** Requests a redesign. `connectionId`: the list that shows it then. */
function RequestForm({ restaurantId, connectionId }: { restaurantId: string; connectionId: string }) {
  const { show } = useSnackbar();
  const [request, isRequesting] = useMutationOutcome<RedesignTabRequestMutation>(graphql`
    mutation RedesignTabRequestMutation($input: RequestRedesignInput!, $connections: [ID!]!) {
      requestRedesign(input: $input) {
        ... on RequestRedesignPayload @alias(as: "payload") {
          redesign @prependNode(connections: $connections, edgeTypeName: "RedesignEdge") {
            id
            state
            ...RedesignCard_redesign
          }
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);
  const pictures = usePictures();
  const { failure, field, onSubmit, forget } = useFormSubmit({
    read: (data) => ({
      brief: formText(data, 'brief'),
      links: formText(data, 'links'),
      imageUrls: pictures.urls,
    }),
    check: () => presentErrors({ imageUrls: pictures.isSending ? messages.pictureSending : null }),
    send: async ({ brief, links, imageUrls }) => {
      const input = {
        restaurantId,
        brief,
        imageUrls,
        links: links.split('\n').filter((line) => line.trim() !== ''),
      };
      const variables = { input, connections: [connectionId] };
      const { refusal } = await request({ variables, fallback: messages.failed });
      if (!refusal) return null;
      // One field holds all links.
      const wrong = Object.entries(refusal.fields).find(([path]) => path.startsWith('links.'));
      return wrong ? { ...refusal, fields: { ...refusal.fields, links: wrong[1] } } : refusal;
    },
    onDone: () => show({ message: messages.requested, color: 'success' }),
  });
  return (
    <Form gap={5} onSubmit={onSubmit}>
      <TextareaField
        {...field('brief')}
        label={messages.brief}
        help={messages.briefHelp}
        maxLength={REDESIGN_LIMITS.text}
      />
      <TextareaField {...field('links')} label={messages.links} help={messages.linksHelp} optional />
      <PicturesField
        label={messages.requestPictures}
        target={{ context: 'redesign', resourceId: restaurantId }}
        pictures={pictures}
      />
      <FailureAlert failure={failure} onWaited={forget} />
      <div>
        <Button type="submit" loading={isRequesting}>
          {messages.request}
        </Button>
      </div>
    </Form>
  );
}

/** The Redesign tab. `id` is the global id of the site. */
export function RedesignTab({ id }: { id: string }) {
  const { node } = useScreenQuery<RedesignTabQuery>(
    graphql`
      query RedesignTabQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on Restaurant @alias(as: "restaurant") {
            id
            hasPaidFeatures
            isTrialAvailable
            hasRedesign
            redesigns(first: 20) @connection(key: "RedesignTab_redesigns") {
              __id
              edges {
                node {
                  id
                  state
                  ...RedesignCard_redesign
                }
              }
            }
          }
        }
      }
    `,
    { id },
    'store-and-network',
  );
  const site = node?.restaurant;
  if (!site) return null;
  const { edges, __id } = site.redesigns;
  const isOpen = edges.some(({ node: { state } }) => state !== 'APPROVED' && state !== 'WITHDRAWN');
  return (
    <EditorSection title={messages.title} intro={messages.intro}>
      {!site.hasRedesign && (
        <PremiumLock features={[messages.lockedFeature]} reason={messages.lockedReason} site={site} />
      )}
      {site.hasRedesign && !isOpen && <RequestForm restaurantId={site.id} connectionId={__id} />}
      {edges.map(({ node: redesign }) => (
        <RedesignCard key={redesign.id} redesign={redesign} side="owner" />
      ))}
    </EditorSection>
  );
}
