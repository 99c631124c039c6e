import { graphql } from 'react-relay';
import type { menuPhotoReadMutation } from '../../__generated__/menuPhotoReadMutation.graphql.ts';
import { sendMutation } from '../../relay/useMutationOutcome.ts';
import { readMenuPhoto } from '../menuReading/menuPhoto.ts';
import type { FileText } from '../menuReading/readPdfMenu.ts';
import type { Reading } from './menuFile.ts';
import { messages } from './messages.ts';

/** The text of a photo that a guest sends in the chat, or why there is none. Rejects when aborted. */
export const readPhotoInChat = (
  file: File,
  { environment, conversation: { id, token }, ...reading }: Reading,
): Promise<FileText> =>
  readMenuPhoto(file, {
    environment,
    owner: { resourceId: id, conversation: token },
    transcribe: (objectKey) =>
      sendMutation<menuPhotoReadMutation>(
        environment,
        graphql`
          mutation menuPhotoReadMutation($input: ReadMenuPhotoInput!) {
            readMenuPhoto(input: $input) {
              ... on ReadMenuPhotoPayload @alias(as: "payload") {
                text
              }
              ...refusal_userError @alias(as: "error")
            }
          }
        `,
        { variables: { input: { objectKey, conversation: token } }, fallback: messages.photoFailed },
      ),
    ...reading,
  });
