import { makeToken, readToken } from '../../lib/signedToken.ts';
import type { ProjectAddresses } from './demonstration.rules.ts';

/** Signed tokens and addresses through which a client answers. */
export class ProjectLinks {
  constructor(
    private readonly secret: string,
    private readonly publicUrl: string,
  ) {}

  /** The page that approves. */
  approveUrl(approvalId: string): string {
    const query = new URLSearchParams({ token: this.token(approvalId) });
    return `${this.publicUrl}/demonstration/confirmation?${query.toString()}`;
  }

  /** The page that asks what should change (spec §2: it reads `client` and `office`). */
  requestChangesUrl(approvalId: string, { clientEmail, officeEmail }: ProjectAddresses): string {
    const token = this.token(approvalId);
    const query = new URLSearchParams({ client: clientEmail, office: officeEmail, token });
    return `${this.publicUrl}/demonstration/request-changes?${query.toString()}`;
  }

  /** The approval of a token; null when we did not make it. */
  approvalOf(token: string): string | null {
    return readToken(this.secret, 'project-approval', token);
  }

  private token(approvalId: string): string {
    return makeToken(this.secret, 'project-approval', approvalId);
  }
}
