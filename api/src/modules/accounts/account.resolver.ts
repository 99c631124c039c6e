import { Arg, Ctx, Mutation, Query, Resolver, FieldResolver, Root } from 'type-graphql';
import { requireViewer } from '../../graphql/access.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { outcomeOf } from '../../graphql/errors.graphql.ts';
import { requireId } from '../../graphql/globalId.ts';
import {
  LoginInput,
  RegisterInput,
  LoginResult,
  LogoutPayload,
  RegisterResult,
  toAuthPayload,
  toUserType,
  UserType,
  ExchangeLoginCodeInput,
  ExchangeLoginCodeResult,
  UpdateAccountInput,
  UpdateAccountPayload,
  UpdateAccountResult,
  DataExportResult,
  DataExportType,
  DeleteAccountInput,
  DeleteAccountPayload,
  DeleteAccountResult,
} from './account.graphql.ts';
import type { AccountService } from './account.service.ts';
import type { AccountExportService } from './accountExport.service.ts';
import type { AccountRemovalService } from './accountRemoval.service.ts';
import { loginCodeCookie, type LoginCodeService } from './google/loginCode.service.ts';
import type { SessionService } from './sessions/session.service.ts';
import type { Secrets } from '../../lib/secrets.ts';

/** Accounts and signing in. A `User` is visible to itself only. */
@Resolver(() => UserType)
export class AccountResolver {
  constructor(
    private readonly accounts: AccountService,
    private readonly sessions: SessionService,
    private readonly codes: LoginCodeService,
    private readonly exports: AccountExportService,
    private readonly removals: AccountRemovalService,
    /** Key of signed cookies. */
    private readonly secrets: Secrets,
  ) {}

  @Query(() => UserType, { nullable: true, description: 'The signed-in user; null for a guest.' })
  viewer(@Ctx() { viewer }: GraphqlContext): UserType | null {
    return viewer && toUserType(viewer);
  }

  @Mutation(() => RegisterResult, { description: 'Creates an account and signs in.' })
  async register(
    @Arg('input', () => RegisterInput) input: RegisterInput,
    @Ctx() { ip }: GraphqlContext,
  ): Promise<typeof RegisterResult> {
    return outcomeOf(await this.accounts.register(input, ip), toAuthPayload);
  }

  @Mutation(() => LoginResult, {
    description: 'Signs in with email and password, or asks for the second step.',
  })
  async login(
    @Arg('input', () => LoginInput) { email, password }: LoginInput,
    @Ctx() { ip }: GraphqlContext,
  ): Promise<typeof LoginResult> {
    return outcomeOf(await this.accounts.login(email, password, ip), toAuthPayload);
  }

  @Mutation(() => LogoutPayload, { description: "Ends the session of the request's token." })
  async logout(@Ctx() { viewer }: GraphqlContext): Promise<LogoutPayload> {
    if (viewer) await this.sessions.endOwned(viewer.id, viewer.sessionId);
    return LogoutPayload.of({ ok: true });
  }

  @Mutation(() => ExchangeLoginCodeResult, {
    description:
      'Signs in with the single-use code from `/auth/callback` after a sign-in with Google. The code is valid for 60 seconds, in the same browser only (checked by a cookie).',
  })
  async exchangeLoginCode(
    @Arg('input', () => ExchangeLoginCodeInput) { code }: ExchangeLoginCodeInput,
    @Ctx() { ip, cookies }: GraphqlContext,
  ): Promise<typeof ExchangeLoginCodeResult> {
    const isHolder = loginCodeCookie.matches(this.secrets, cookies, code);
    return outcomeOf(await this.codes.exchange(code, isHolder, ip), toAuthPayload);
  }

  @Mutation(() => UpdateAccountResult, { description: 'Changes the name of the signed-in user.' })
  async updateAccount(
    @Arg('input', () => UpdateAccountInput) { name }: UpdateAccountInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof UpdateAccountResult> {
    const renamed = await this.accounts.rename(requireViewer(context).id, name);
    return outcomeOf(renamed, (user) => UpdateAccountPayload.of({ user: toUserType(user) }));
  }

  @FieldResolver(() => DataExportResult, {
    description: 'All data that is stored about this user, for download. At most 10 requests per hour.',
  })
  async dataExport(@Root() { id }: UserType): Promise<typeof DataExportResult> {
    const made = await this.exports.export(requireId('User', id));
    return outcomeOf(made, (text) => DataExportType.of({ text }));
  }

  @Mutation(() => DeleteAccountResult, {
    description:
      'Deletes the account. Its sites are closed, personal data is removed, and orders keep only their totals.',
  })
  async deleteAccount(
    @Arg('input', () => DeleteAccountInput) { confirmation }: DeleteAccountInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof DeleteAccountResult> {
    const removed = await this.removals.remove(requireViewer(context), confirmation, context.ip);
    return outcomeOf(removed, () => DeleteAccountPayload.of({ ok: true }));
  }
}
