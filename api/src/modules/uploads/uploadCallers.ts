import type { NotFoundFailure, UnauthenticatedFailure } from '../../lib/failure.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import type { Viewer } from '../accounts/viewer.ts';
import { messages } from './messages.ts';
import type { UploadCaller } from './uploadCaller.ts';

/** Finds out who uploads. */
export class UploadCallers {
  /** `findConversation` tells the id of a conversation by its secret, null when there is none. */
  constructor(private readonly findConversation: (token: string) => Promise<string | null>) {}

  /** A conversation's secret says that the upload is for that conversation, signed in or not. */
  async of(
    viewer: Viewer | null,
    conversation: string | null,
  ): Promise<Result<UploadCaller, NotFoundFailure | UnauthenticatedFailure>> {
    if (conversation !== null) {
      const id = await this.findConversation(conversation);
      return id === null
        ? fail({ kind: 'notFound', message: messages.conversationGone })
        : ok({ kind: 'conversation', id });
    }
    return viewer
      ? ok({ kind: 'user', id: viewer.id })
      : fail({ kind: 'unauthenticated', message: messages.nobody });
  }
}
