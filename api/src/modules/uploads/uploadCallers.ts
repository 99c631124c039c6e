import type { NotFoundFailure, UnauthenticatedFailure } from '../../lib/failure.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import type { Viewer } from '../accounts/viewer.ts';
import { messages } from './messages.ts';
import { PROJECT_DESIGN } from './upload.rules.ts';
import type { UploadCaller } from './uploadCaller.ts';
import type { UploadTarget } from './uploadPlaces.ts';

/** Only version 4 is random throughout: whoever does not know it cannot guess it. */
const RANDOM_UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Finds out who uploads. */
export class UploadCallers {
  /** `findConversation` tells the id of a conversation by its secret, null when there is none. */
  constructor(private readonly findConversation: (token: string) => Promise<string | null>) {}

  /**
   * A conversation's secret says that the upload is for that conversation, signed in or not. The design of a project
   * belongs to whoever knows what it is for, signed in or not.
   */
  async of(
    viewer: Viewer | null,
    conversation: string | null,
    { context, resourceId }: UploadTarget,
  ): Promise<Result<UploadCaller, NotFoundFailure | UnauthenticatedFailure>> {
    if (context === PROJECT_DESIGN)
      return RANDOM_UUID.test(resourceId)
        ? ok({ kind: 'visitor', id: resourceId })
        : fail({ kind: 'notFound', message: messages.designGone });
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
