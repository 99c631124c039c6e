import { type Module, perRequest } from '../../composition/module.ts';
import { PushDevice } from './pushDevice.entity.ts';
import { toPushDevice } from './pushDevice.graphql.ts';
import { listDevices, removeDevicesOf } from './pushDevice.repository.ts';
import { PushDeviceResolver } from './pushDevice.resolver.ts';
import { PushDeviceService } from './pushDevice.service.ts';

/** The browsers that show notifications to their person. What they show comes from other modules. */
export const devicesModule = {
  entities: [PushDevice],
  services: [perRequest(PushDeviceService, 'em', 'push', 'limiter', 'clock', 'userAgent', 'log')],
  resolvers: [perRequest(PushDeviceResolver, PushDeviceService)],
  access: {
    'Query.pushKey': 'public',
    'Mutation.addPushDevice': 'viewer',
    'Mutation.removePushDevice': 'viewer',
    'Mutation.sendTestPush': 'viewer',
  },
  nodes: {
    async PushDevice(get, id, viewer) {
      const found = viewer && (await get(PushDeviceService).find(viewer.id, id));
      return found && toPushDevice(found, viewer);
    },
  },
  accountParts: () => [
    {
      name: 'pushDevices',
      export: async (em, userId) =>
        (await listDevices(em, userId)).map(({ label, createdAt }) => ({ label, createdAt })),
      remove: removeDevicesOf,
    },
  ],
} satisfies Module;
