import type { NotFoundFailure, UnauthenticatedFailure } from '../../lib/failure.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import type { Viewer } from '../../lib/viewer.ts';
import { messages } from './messages.ts';
import { PROJECT_DESIGN } from './upload.rules.ts';
import type { UploadCaller } from './uploadCaller.ts';
import type { UploadTarget } from './uploadPlaces.ts';

/** Spec §7 does not define its form. It need not be secret: the upload key protects the upload. */
const DESIGN_ID = /^[\w.:-]{1,100}$/;

/** Finds out who uploads. */
export class UploadCallers {
  /** `findConversation` tells the id of a conversation by its secret, null when there is none. */
  constructor(private readonly findConversation: (token: string) => Promise<string | null>) {}

  /**
   * A conversation's secret says that the upload is for that conversation, signed in or not. The design of a project
   * belongs to whoever holds the key of the upload, signed in or not.
   */
  async of(
    viewer: Viewer | null,
    conversation: string | null,
    { context, resourceId }: UploadTarget,
  ): Promise<Result<UploadCaller, NotFoundFailure | UnauthenticatedFailure>> {
    if (context === PROJECT_DESIGN)
      return DESIGN_ID.test(resourceId)
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
