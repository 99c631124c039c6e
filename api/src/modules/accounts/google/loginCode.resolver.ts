import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../../graphql/context.ts';
import { toUserError } from '../../../graphql/toUserError.ts';
import { AuthPayload } from '../account.payload.ts';
import { ExchangeLoginCodeInput } from './loginCode.input.ts';
import { ExchangeLoginCodeResult } from './loginCode.payload.ts';
import { loginCodeCookie } from './loginCodeCookie.ts';
import type { LoginCodeService } from './loginCode.service.ts';

@Resolver()
export class LoginCodeResolver {
  constructor(
    private readonly codes: LoginCodeService,
    /** Key of signed cookies. */
    private readonly secret: string,
  ) {}

  @Mutation(() => ExchangeLoginCodeResult, {
    description:
      'Signs in with the one-use code that `/auth/callback` was given after Google; within 60 seconds, and only in the browser that came back from Google (a cookie tells).',
  })
  async exchangeLoginCode(
    @Arg('input', () => ExchangeLoginCodeInput) { code }: ExchangeLoginCodeInput,
    @Ctx() { ip, cookies }: GraphqlContext,
  ): Promise<typeof ExchangeLoginCodeResult> {
    const isHolder = loginCodeCookie.matches(this.secret, cookies, code);
    const result = await this.codes.exchange(code, isHolder, ip);
    return result.ok ? AuthPayload.of(result.value) : toUserError(result.error);
  }
}
