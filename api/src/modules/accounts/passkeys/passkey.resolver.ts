import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { requireViewer } from '../../../graphql/access.ts';
import type { GraphqlContext } from '../../../graphql/context.ts';
import { outcomeOf } from '../../../graphql/errors.graphql.ts';
import { idOf, requireId } from '../../../graphql/globalId.ts';
import { toAuthPayload, toUserType, UserType } from '../account.graphql.ts';
import {
  AddPasskeyInput,
  AddPasskeyPayload,
  AddPasskeyResult,
  PasskeyType,
  RemovePasskeyInput,
  RemovePasskeyPayload,
  RemovePasskeyResult,
  RenamePasskeyInput,
  RenamePasskeyPayload,
  RenamePasskeyResult,
  SignInWithPasskeyInput,
  SignInWithPasskeyResult,
  StartPasskeyPayload,
  StartPasskeyResult,
  StartPasskeySignInPayload,
  StartPasskeySignInResult,
  toPasskeyType,
} from './passkey.graphql.ts';
import type { PasskeyService } from './passkey.service.ts';

/** Passkeys. A `User` is visible to itself only. */
@Resolver(() => UserType)
export class PasskeyResolver {
  constructor(private readonly service: PasskeyService) {}

  @FieldResolver(() => [PasskeyType], { description: 'Passkeys of this user, newest first; at most 10.' })
  async passkeys(@Root() { id }: UserType): Promise<PasskeyType[]> {
    return (await this.service.list(requireId('User', id))).map(toPasskeyType);
  }

  @Mutation(() => StartPasskeyResult, { description: 'Begins to add a passkey; `addPasskey` finishes it.' })
  async startPasskey(@Ctx() context: GraphqlContext): Promise<typeof StartPasskeyResult> {
    const started = await this.service.startAdding(requireViewer(context));
    return outcomeOf(started, (ceremony) => StartPasskeyPayload.of(ceremony));
  }

  @Mutation(() => AddPasskeyResult, {
    description: 'Adds the passkey that a browser has made. The first second factor ends all other sessions.',
  })
  async addPasskey(
    @Arg('input', () => AddPasskeyInput) { ticket, answer, name }: AddPasskeyInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof AddPasskeyResult> {
    const viewer = requireViewer(context);
    const added = await this.service.add(viewer, ticket, answer, name);
    return outcomeOf(added, ({ recoveryCodes }) =>
      AddPasskeyPayload.of({ user: toUserType(viewer), recoveryCodes }),
    );
  }

  @Mutation(() => RenamePasskeyResult, { description: 'Renames a passkey of the signed-in user.' })
  async renamePasskey(
    @Arg('input', () => RenamePasskeyInput) { id, name }: RenamePasskeyInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof RenamePasskeyResult> {
    const renamed = await this.service.rename(requireViewer(context).id, idOf('Passkey', id), name);
    return outcomeOf(renamed, (passkey) => RenamePasskeyPayload.of({ passkey: toPasskeyType(passkey) }));
  }

  @Mutation(() => RemovePasskeyResult, {
    description: 'Removes a passkey, and the recovery codes with the last second factor.',
  })
  async removePasskey(
    @Arg('input', () => RemovePasskeyInput) { id }: RemovePasskeyInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof RemovePasskeyResult> {
    const viewer = requireViewer(context);
    const removed = await this.service.remove(viewer.id, idOf('Passkey', id));
    return outcomeOf(removed, () => RemovePasskeyPayload.of({ user: toUserType(viewer) }));
  }

  @Mutation(() => StartPasskeySignInResult, {
    description: 'Begins a sign-in with a passkey; `signInWithPasskey` finishes it.',
  })
  async startPasskeySignIn(@Ctx() { ip }: GraphqlContext): Promise<typeof StartPasskeySignInResult> {
    const started = await this.service.startSignIn(ip);
    return outcomeOf(started, (ceremony) => StartPasskeySignInPayload.of(ceremony));
  }

  @Mutation(() => SignInWithPasskeyResult, {
    description:
      'Signs in with a passkey that has signed the challenge. It needs no second step. At most 20 wrong answers in 15 minutes.',
  })
  async signInWithPasskey(
    @Arg('input', () => SignInWithPasskeyInput) { ticket, answer }: SignInWithPasskeyInput,
    @Ctx() { ip }: GraphqlContext,
  ): Promise<typeof SignInWithPasskeyResult> {
    return outcomeOf(await this.service.signIn(ticket, answer, ip), toAuthPayload);
  }
}
