import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { requireViewer } from '../../../graphql/access.ts';
import type { GraphqlContext } from '../../../graphql/context.ts';
import { outcomeOf } from '../../../graphql/errors.graphql.ts';
import { requireId } from '../../../graphql/globalId.ts';
import { toAuthPayload, toUserType, UserType } from '../account.graphql.ts';
import type { AuthenticatorService } from './authenticator.service.ts';
import {
  ConfirmAuthenticatorInput,
  ConfirmAuthenticatorPayload,
  ConfirmAuthenticatorResult,
  FinishSignInInput,
  FinishSignInResult,
  RemoveAuthenticatorPayload,
  RemoveAuthenticatorResult,
  RenewRecoveryCodesPayload,
  RenewRecoveryCodesResult,
  SecondFactorsType,
  StartAuthenticatorPayload,
  StartAuthenticatorResult,
} from './secondStep.graphql.ts';
import type { SecondStepService } from './secondStep.service.ts';

/** The second step of a sign-in, and what it needs. A `User` is visible to itself only. */
@Resolver(() => UserType)
export class SecondStepResolver {
  constructor(
    private readonly steps: SecondStepService,
    private readonly authenticators: AuthenticatorService,
  ) {}

  @FieldResolver(() => SecondFactorsType, { description: 'What this user needs besides the password.' })
  async secondFactors(@Root() { id }: UserType): Promise<SecondFactorsType> {
    return SecondFactorsType.of(await this.authenticators.factorsOf(requireId('User', id)));
  }

  @Mutation(() => FinishSignInResult, {
    description:
      'The second step of a sign-in that answered SecondStepNeededError. A code counts once; at most 5 wrong ones in 15 minutes.',
  })
  async finishSignIn(
    @Arg('input', () => FinishSignInInput) { challenge, code }: FinishSignInInput,
    @Ctx() { ip }: GraphqlContext,
  ): Promise<typeof FinishSignInResult> {
    return outcomeOf(await this.steps.finish(challenge, code, ip), toAuthPayload);
  }

  @Mutation(() => StartAuthenticatorResult, {
    description:
      'Makes a secret for an authenticator app. It counts after `confirmAuthenticator`, within an hour.',
  })
  async startAuthenticator(@Ctx() context: GraphqlContext): Promise<typeof StartAuthenticatorResult> {
    const started = await this.authenticators.start(requireViewer(context));
    return outcomeOf(started, (secret) => StartAuthenticatorPayload.of(secret));
  }

  @Mutation(() => ConfirmAuthenticatorResult, {
    description: 'Switches the authenticator app on with its first code, and ends all other sessions.',
  })
  async confirmAuthenticator(
    @Arg('input', () => ConfirmAuthenticatorInput) { code }: ConfirmAuthenticatorInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof ConfirmAuthenticatorResult> {
    const viewer = requireViewer(context);
    const confirmed = await this.authenticators.confirm(viewer, code);
    return outcomeOf(confirmed, (recoveryCodes) =>
      ConfirmAuthenticatorPayload.of({ user: toUserType(viewer), recoveryCodes }),
    );
  }

  @Mutation(() => RemoveAuthenticatorResult, {
    description: 'Removes the authenticator app and the recovery codes.',
  })
  async removeAuthenticator(@Ctx() context: GraphqlContext): Promise<typeof RemoveAuthenticatorResult> {
    const viewer = requireViewer(context);
    const removed = await this.authenticators.remove(viewer.id);
    return outcomeOf(removed, () => RemoveAuthenticatorPayload.of({ user: toUserType(viewer) }));
  }

  @Mutation(() => RenewRecoveryCodesResult, {
    description: 'Makes new recovery codes; the old ones no longer work.',
  })
  async renewRecoveryCodes(@Ctx() context: GraphqlContext): Promise<typeof RenewRecoveryCodesResult> {
    const viewer = requireViewer(context);
    const renewed = await this.authenticators.renewRecoveryCodes(viewer.id);
    return outcomeOf(renewed, (recoveryCodes) =>
      RenewRecoveryCodesPayload.of({ user: toUserType(viewer), recoveryCodes }),
    );
  }
}
