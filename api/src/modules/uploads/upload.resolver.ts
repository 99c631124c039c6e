import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../graphql/context.ts';
import { toUserError } from '../../graphql/toUserError.ts';
import { ConfirmUploadInput, CreateUploadInput } from './upload.input.ts';
import {
  ConfirmUploadPayload,
  ConfirmUploadResult,
  CreateUploadPayload,
  CreateUploadResult,
} from './upload.payload.ts';
import type { UploadService } from './upload.service.ts';
import type { UploadCallers } from './uploadCallers.ts';
import { uploadTarget } from './uploadTarget.input.ts';

@Resolver()
export class UploadResolver {
  constructor(
    private readonly uploads: UploadService,
    private readonly callers: UploadCallers,
  ) {}

  @Mutation(() => CreateUploadResult, { description: 'Asks where to send a picture.' })
  async createUpload(
    @Arg('input', () => CreateUploadInput, { description: 'The picture.' })
    { conversation, ...upload }: CreateUploadInput,
    @Ctx() { viewer, ip }: GraphqlContext,
  ): Promise<typeof CreateUploadResult> {
    const target = uploadTarget(upload);
    const caller = await this.callers.of(viewer, conversation ?? null, target);
    if (!caller.ok) return toUserError(caller.error);
    const created = await this.uploads.createUpload(target, caller.value, ip);
    return created.ok ? CreateUploadPayload.of(created.value) : toUserError(created.error);
  }

  @Mutation(() => ConfirmUploadResult, {
    description: 'Says that a picture has been sent, and makes it public.',
  })
  async confirmUpload(
    @Arg('input', () => ConfirmUploadInput, { description: 'The picture.' })
    { conversation, ...upload }: ConfirmUploadInput,
    @Ctx() { viewer, ip }: GraphqlContext,
  ): Promise<typeof ConfirmUploadResult> {
    const target = uploadTarget(upload);
    const caller = await this.callers.of(viewer, conversation ?? null, target);
    if (!caller.ok) return toUserError(caller.error);
    const confirmed = await this.uploads.confirmUpload(target, caller.value, ip);
    return confirmed.ok ? ConfirmUploadPayload.of(confirmed.value) : toUserError(confirmed.error);
  }
}
