import { useCallback, useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  usePushDevice_user$data,
  usePushDevice_user$key,
} from '../../../__generated__/usePushDevice_user.graphql.ts';
import type { usePushDeviceAddMutation } from '../../../__generated__/usePushDeviceAddMutation.graphql.ts';
import type { usePushDeviceRemoveMutation } from '../../../__generated__/usePushDeviceRemoveMutation.graphql.ts';
import type { usePushDeviceTestMutation } from '../../../__generated__/usePushDeviceTestMutation.graphql.ts';
import type { Refusal } from '../../../relay/refusal.ts';
import { useMutationOutcome } from '../../../relay/useMutationOutcome.ts';
import {
  type BrowserPush,
  presentTarget,
  type PushTarget,
  readBrowserPush,
  subscribe,
  unsubscribe,
} from './browserPush.ts';
import { messages } from './messages.ts';

/** Whether this device shows notifications, and otherwise why not. */
export type PushState = 'checking' | 'unsupported' | 'homeScreen' | 'blocked' | 'off' | 'on';

type Device = usePushDevice_user$data['pushDevices'][number];

/** Notifications of this browser and the devices of its user. */
export interface PushDevices {
  state: PushState;
  /** Devices besides this one. */
  others: readonly Device[];
  isBusy: boolean;
  failure: Refusal | null;
  clearFailure(): void;
  /** Asks for the permission; call it from a press only. */
  turnOn(): Promise<void>;
  turnOff(): Promise<void>;
  /** Whether a test was sent to this device. */
  sendTest(): Promise<boolean>;
  /** Whether another device was removed. */
  remove(id: string): Promise<boolean>;
}

const failed = (message: string): Refusal => ({ message, fields: {} });

/** What the browser says of its notifications; null until it has answered. `look` asks it again. */
function useBrowserPush(pushKey: string): [browser: BrowserPush | null, look: () => Promise<void>] {
  const [browser, setBrowser] = useState<BrowserPush | null>(null);
  const look = useCallback(async (): Promise<void> => {
    // A browser that forbids to ask cannot show notifications either.
    setBrowser(await readBrowserPush(pushKey).catch(() => ({ state: 'unsupported' }) as const));
  }, [pushKey]);
  useEffect(() => {
    // The person may come back from the settings of the browser.
    const again = (): void => void look();
    again();
    document.addEventListener('visibilitychange', again);
    return () => document.removeEventListener('visibilitychange', again);
  }, [look]);
  return [browser, look];
}

/** The requests about devices. Each resolves null on success, otherwise the refusal. */
function useDeviceRequests() {
  const [commitAdd] = useMutationOutcome<usePushDeviceAddMutation>(graphql`
    mutation usePushDeviceAddMutation($input: AddPushDeviceInput!) {
      addPushDevice(input: $input) {
        ... on AddPushDevicePayload @alias(as: "payload") {
          user {
            ...usePushDevice_user
          }
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);
  const [commitRemove] = useMutationOutcome<usePushDeviceRemoveMutation>(graphql`
    mutation usePushDeviceRemoveMutation($input: RemovePushDeviceInput!) {
      removePushDevice(input: $input) {
        ... on RemovePushDevicePayload @alias(as: "payload") {
          user {
            ...usePushDevice_user
          }
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);
  const [commitTest] = useMutationOutcome<usePushDeviceTestMutation>(graphql`
    mutation usePushDeviceTestMutation($input: SendTestPushInput!) {
      sendTestPush(input: $input) {
        ... on SendTestPushPayload @alias(as: "payload") {
          user {
            id
          }
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);
  const add = useCallback(
    async (target: PushTarget): Promise<Refusal | null> =>
      (await commitAdd({ variables: { input: target }, fallback: messages.turnOnFailed })).refusal,
    [commitAdd],
  );
  const remove = async (id: string, fallback: string): Promise<Refusal | null> =>
    (await commitRemove({ variables: { input: { id } }, fallback })).refusal;
  const test = async (id: string): Promise<Refusal | null> =>
    (await commitTest({ variables: { input: { id } }, fallback: messages.testFailed })).refusal;
  return { add, remove, test };
}

/** Sends a subscription that the browser has replaced to the server, once. `endpoint`: of the browser; null without a subscription. */
function useRepair(
  endpoint: string | null,
  devices: readonly Device[],
  add: (target: PushTarget) => Promise<unknown>,
): void {
  // This session's device has another address than the browser.
  const isReplaced =
    devices.some((device) => device.isCurrent) && !devices.some((device) => device.endpoint === endpoint);
  const repaired = useRef<string | null>(null);
  useEffect(() => {
    if (!endpoint || !isReplaced || repaired.current === endpoint) return;
    repaired.current = endpoint;
    void presentTarget().then((target) => target && add(target));
  }, [endpoint, isReplaced, add]);
}

/** The notifications of this device. A subscription that the browser has replaced is sent to the server at once. */
export function usePushDevice(userRef: usePushDevice_user$key, pushKey: string): PushDevices {
  const { pushDevices } = useFragment(
    graphql`
      fragment usePushDevice_user on User {
        pushDevices {
          id
          label
          endpoint
          createdAt
          isCurrent
        }
      }
    `,
    userRef,
  );
  const [browser, look] = useBrowserPush(pushKey);
  const { add, remove, test } = useDeviceRequests();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Refusal | null>(null);
  const endpoint = browser?.state === 'ready' ? browser.endpoint : null;
  const here = pushDevices.find((device) => device.endpoint === endpoint) ?? null;
  useRepair(endpoint, pushDevices, add);

  const attempt = async (run: () => Promise<Refusal | null>, text: string): Promise<boolean> => {
    setFailure(null);
    setBusy(true);
    const refusal = await run().catch(() => failed(text));
    await look();
    setFailure(refusal);
    setBusy(false);
    return refusal === null;
  };

  return {
    state: browser === null ? 'checking' : browser.state !== 'ready' ? browser.state : here ? 'on' : 'off',
    others: pushDevices.filter((device) => device !== here),
    isBusy,
    failure,
    clearFailure: () => setFailure(null),
    async turnOn() {
      await attempt(async () => {
        const target = await subscribe(pushKey);
        return target && add(target);
      }, messages.turnOnFailed);
    },
    async turnOff() {
      await attempt(async () => {
        const refusal = here && (await remove(here.id, messages.turnOffFailed));
        if (!refusal) await unsubscribe();
        return refusal;
      }, messages.turnOffFailed);
    },
    sendTest: () =>
      attempt(async () => (here ? test(here.id) : failed(messages.testFailed)), messages.testFailed),
    remove: (id) => attempt(() => remove(id, messages.removeFailed), messages.removeFailed),
  };
}
