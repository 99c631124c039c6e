import { hash, verify, type Options } from '@node-rs/argon2';
import { normalisePassword } from '../account.rules.ts';

const MAX_CONCURRENT = 4;

/** Hashes and checks passwords (argon2id), a few at a time: by default each takes 19 MiB and a core. */
export class PasswordService {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private dummy: Promise<string> | undefined;

  constructor(private readonly cost: Pick<Options, 'memoryCost' | 'timeCost'> = {}) {}

  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(normalisePassword(password), this.cost));
  }

  /** Checks a password. `hashed` null takes as long and never matches: timing does not reveal which addresses exist. */
  async matches(password: string, hashed: string | null): Promise<boolean> {
    this.dummy ??= hash('no account has this password', this.cost);
    const against = hashed ?? (await this.dummy);
    const matches = await this.inTurn(() => verify(against, normalisePassword(password)));
    return matches && hashed !== null;
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= MAX_CONCURRENT) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.running += 1;
    try {
      return await work();
    } finally {
      this.running -= 1;
      this.waiting.shift()?.();
    }
  }
}
