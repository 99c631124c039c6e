import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { requireViewer } from '../../graphql/access.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { outcomeOf } from '../../graphql/errors.graphql.ts';
import { idOf, requireId } from '../../graphql/globalId.ts';
import { toUserType, UserType } from '../accounts/account.graphql.ts';
import {
  AddPushDeviceInput,
  AddPushDevicePayload,
  AddPushDeviceResult,
  PushDeviceType,
  RemovePushDeviceInput,
  RemovePushDevicePayload,
  RemovePushDeviceResult,
  SendTestPushInput,
  SendTestPushPayload,
  SendTestPushResult,
  toPushDevice,
} from './pushDevice.graphql.ts';
import type { PushDeviceService } from './pushDevice.service.ts';

/** The devices of a user. A `User` is visible to itself only. */
@Resolver(() => UserType)
export class PushDeviceResolver {
  constructor(private readonly service: PushDeviceService) {}

  @Query(() => String, {
    description:
      'The public key of this server (VAPID, base64url), with which a browser subscribes to push messages.',
  })
  pushKey(): string {
    return this.service.publicKey;
  }

  @FieldResolver(() => [PushDeviceType], {
    description: 'Browsers that show notifications to this user, oldest first; at most 20.',
  })
  async pushDevices(@Root() { id }: UserType, @Ctx() { viewer }: GraphqlContext): Promise<PushDeviceType[]> {
    const devices = await this.service.list(requireId('User', id));
    return devices.map((device) => toPushDevice(device, viewer));
  }

  @Mutation(() => AddPushDeviceResult, {
    description:
      'Turns notifications on for the browser of this session. It replaces the device of this session, and the one with this address. The device ends with the session.',
  })
  async addPushDevice(
    @Arg('input', () => AddPushDeviceInput) { endpoint, p256dh, auth }: AddPushDeviceInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof AddPushDeviceResult> {
    const viewer = requireViewer(context);
    const added = await this.service.add(viewer, { endpoint, p256dh, auth });
    return outcomeOf(added, () => AddPushDevicePayload.of({ user: toUserType(viewer) }));
  }

  @Mutation(() => RemovePushDeviceResult, {
    description: 'Turns notifications off for a device of the signed-in user.',
  })
  async removePushDevice(
    @Arg('input', () => RemovePushDeviceInput) { id }: RemovePushDeviceInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof RemovePushDeviceResult> {
    const viewer = requireViewer(context);
    const removed = await this.service.remove(viewer.id, idOf('PushDevice', id));
    return outcomeOf(removed, () => RemovePushDevicePayload.of({ user: toUserType(viewer) }));
  }

  @Mutation(() => SendTestPushResult, {
    description:
      'Sends a test notification to a device of the signed-in user; at most ten in ten minutes. A device that its browser has given up is removed.',
  })
  async sendTestPush(
    @Arg('input', () => SendTestPushInput) { id }: SendTestPushInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof SendTestPushResult> {
    const viewer = requireViewer(context);
    const sent = await this.service.test(viewer.id, idOf('PushDevice', id));
    return outcomeOf(sent, () => SendTestPushPayload.of({ user: toUserType(viewer) }));
  }
}
