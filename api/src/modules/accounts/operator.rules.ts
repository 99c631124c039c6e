import type { Viewer } from '../../lib/viewer.ts';
import { hasSecondFactor } from './secondStep/secondFactor.rules.ts';

/** What tells whether a person is an operator. */
export type Claimant = Pick<Viewer, 'id' | 'email' | 'emailVerified' | 'hasAuthenticator' | 'hasPasskey'> &
  Partial<Pick<Viewer, 'watchedBy'>>;

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

  /**
   * The person as an operator; null for everybody whose verified address is not among `operators`, and without a second factor: a password
   * alone must not open the sites of others.
   */
  static of(person: Claimant, operators: readonly string[]): Operator | null {
    // Who looks through the eyes of another operator is none by that.
    if (person.watchedBy != null) return null;
    return isListed(person, operators) && hasSecondFactor(person)
      ? new Operator(person.id, person.email.toLowerCase())
      : null;
  }
}

/** The viewer as an operator (spec §6.5); null for a guest and everybody else. `operators`: the addresses of `OPERATOR_EMAILS`. */
export const requireOperator = (viewer: Claimant | null, operators: readonly string[]): Operator | null =>
  viewer && Operator.of(viewer, operators);

const isListed = ({ email, emailVerified }: Claimant, operators: readonly string[]): boolean =>
  emailVerified && operators.includes(email.toLowerCase());

/** Whether only a second factor is missing for this person to be an operator. */
export const needsSecondFactor = (person: Claimant, operators: readonly string[]): boolean =>
  isListed(person, operators) && !hasSecondFactor(person);
