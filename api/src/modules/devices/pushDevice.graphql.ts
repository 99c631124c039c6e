import { ID } from 'type-graphql';
import { resultType } from '../../graphql/errors.graphql.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { field, mutationInput, mutationPayload, nodeType } from '../../graphql/types.ts';
import type { Viewer } from '../../lib/viewer.ts';
import { UserType } from '../accounts/account.graphql.ts';
import type { StoredDevice } from './pushDevice.repository.ts';

export const PushDeviceType = nodeType('PushDevice', 'A browser that shows notifications.', {
  label: field(String, 'Browser and system, e.g. `Firefox on Windows`.'),
  endpoint: field(String, 'Its address at the push service, by which a browser finds itself in the list.'),
  createdAt: field(DateTime, 'When notifications were turned on.'),
  isCurrent: field(Boolean, 'Whether it was added in the session of this request.'),
});
export type PushDeviceType = InstanceType<typeof PushDeviceType>;

export const toPushDevice = (device: StoredDevice, viewer: Viewer | null): PushDeviceType => {
  const { id, label, endpoint, createdAt, sessionId } = device;
  return PushDeviceType.of({
    id: toGlobalId('PushDevice', id),
    label,
    endpoint,
    createdAt,
    isCurrent: viewer?.sessionId === sessionId,
  });
};

export const AddPushDeviceInput = mutationInput('addPushDevice', {
  endpoint: field(String, 'Address of the subscription at the push service; at most 1000 characters.'),
  p256dh: field(String, 'Public key of the subscription, base64url.'),
  auth: field(String, 'Secret of the subscription, base64url.'),
});
export type AddPushDeviceInput = InstanceType<typeof AddPushDeviceInput>;
export const AddPushDevicePayload = mutationPayload('addPushDevice', {
  user: field(UserType, 'The signed-in user with the device.'),
});
export const AddPushDeviceResult = resultType(
  'addPushDevice',
  AddPushDevicePayload,
  'validation',
  'conflict',
);

export const RemovePushDeviceInput = mutationInput('removePushDevice', {
  id: field(ID, 'Id of the device.'),
});
export type RemovePushDeviceInput = InstanceType<typeof RemovePushDeviceInput>;
export const RemovePushDevicePayload = mutationPayload('removePushDevice', {
  user: field(UserType, 'The signed-in user without the device.'),
});
export const RemovePushDeviceResult = resultType('removePushDevice', RemovePushDevicePayload, 'notFound');

export const SendTestPushInput = mutationInput('sendTestPush', { id: field(ID, 'Id of the device.') });
export type SendTestPushInput = InstanceType<typeof SendTestPushInput>;
export const SendTestPushPayload = mutationPayload('sendTestPush', {
  user: field(UserType, 'The signed-in user.'),
});
export const SendTestPushResult = resultType(
  'sendTestPush',
  SendTestPushPayload,
  'notFound',
  'rateLimited',
  'unavailable',
);
