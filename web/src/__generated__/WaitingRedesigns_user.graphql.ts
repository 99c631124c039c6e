/**
 * @generated SignedSource<<1f916507b2b819eb7ff3e09be9b7e25e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WaitingRedesigns_user$data = {
  readonly waitingRedesigns: ReadonlyArray<{
    readonly id: string;
    readonly restaurantId: string;
    readonly restaurantName: string;
  }>;
  readonly " $fragmentType": "WaitingRedesigns_user";
};
export type WaitingRedesigns_user$key = {
  readonly " $data"?: WaitingRedesigns_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"WaitingRedesigns_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WaitingRedesigns_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Redesign",
      "kind": "LinkedField",
      "name": "waitingRedesigns",
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
          "name": "restaurantId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "restaurantName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "fe4b8573da47b6f1531d48e1db2cd5e1";

export default node;
