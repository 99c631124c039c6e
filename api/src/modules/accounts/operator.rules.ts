import type { Viewer } from '../../lib/viewer.ts';

/** What tells whether a person is an operator. */
export type Claimant = Pick<Viewer, 'id' | 'email' | 'emailVerified'>;

/** One of our operators. Only `requireOperator` makes it: what takes an `Operator` was asked by one. */
export class Operator {
  private constructor(
    readonly id: string,
    private readonly address: string,
  ) {}

  /** The address of the account, in lower case. */
  get email(): string {
    return this.address;
  }

  /** The person as an operator; null for everybody whose verified address is not among `operators`. */
  static of({ id, email, emailVerified }: Claimant, operators: readonly string[]): Operator | null {
    const address = email.toLowerCase();
    return emailVerified && operators.includes(address) ? new Operator(id, address) : null;
  }
}

/** The viewer as an operator (spec §6.5); null for a guest and everybody else. `operators`: the addresses of `OPERATOR_EMAILS`. */
export const requireOperator = (viewer: Claimant | null, operators: readonly string[]): Operator | null =>
  viewer && Operator.of(viewer, operators);
