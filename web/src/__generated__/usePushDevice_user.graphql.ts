/**
 * @generated SignedSource<<c6fe627e13611101a05f6d21c585e04c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type usePushDevice_user$data = {
  readonly pushDevices: ReadonlyArray<{
    readonly createdAt: string;
    readonly endpoint: string;
    readonly id: string;
    readonly isCurrent: boolean;
    readonly label: string;
  }>;
  readonly " $fragmentType": "usePushDevice_user";
};
export type usePushDevice_user$key = {
  readonly " $data"?: usePushDevice_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePushDevice_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "usePushDevice_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PushDevice",
      "kind": "LinkedField",
      "name": "pushDevices",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endpoint",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCurrent",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "dc03b5f44a3070f7e9bcff23014d2542";

export default node;
