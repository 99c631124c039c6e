import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../graphql/context.ts';
import { toUserError } from '../../graphql/toUserError.ts';
import { LoginInput, RegisterInput } from './account.input.ts';
import { AuthPayload, LoginResult, LogoutPayload, RegisterResult } from './account.payload.ts';
import type { AccountService } from './account.service.ts';
import type { SessionService } from './sessions/session.service.ts';
import { toUserType } from './toUserType.ts';
import { UserType } from './user.type.ts';

@Resolver()
export class AccountResolver {
  constructor(
    private readonly accounts: AccountService,
    private readonly sessions: SessionService,
  ) {}

  @Query(() => UserType, { nullable: true, description: 'Who is signed in; null for a guest.' })
  viewer(@Ctx() { viewer }: GraphqlContext): UserType | null {
    return viewer && toUserType(viewer);
  }

  @Mutation(() => RegisterResult, { description: 'Makes an account and signs it in.' })
  async register(
    @Arg('input', () => RegisterInput) input: RegisterInput,
    @Ctx() { ip }: GraphqlContext,
  ): Promise<typeof RegisterResult> {
    const result = await this.accounts.register(input, ip);
    return result.ok ? AuthPayload.of(result.value) : toUserError(result.error);
  }

  @Mutation(() => LoginResult, { description: 'Signs in with e-mail and password.' })
  async login(
    @Arg('input', () => LoginInput) { email, password }: LoginInput,
    @Ctx() { ip }: GraphqlContext,
  ): Promise<typeof LoginResult> {
    const result = await this.accounts.login(email, password, ip);
    return result.ok ? AuthPayload.of(result.value) : toUserError(result.error);
  }

  @Mutation(() => LogoutPayload, { description: 'Ends the session of the token that the request carries.' })
  async logout(@Ctx() { viewer }: GraphqlContext): Promise<LogoutPayload> {
    if (viewer) await this.sessions.end(viewer.sessionId);
    return { ok: true };
  }
}
