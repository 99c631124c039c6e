/**
 * @generated SignedSource<<fa1c1e29ebb59039d03b5e8dfedfd72b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeskRole = "KITCHEN" | "MANAGER" | "OWNER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HelpedRestaurants_user$data = {
  readonly desks: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly restaurantId: string;
    readonly role: DeskRole;
    readonly slug: string;
  }>;
  readonly " $fragmentType": "HelpedRestaurants_user";
};
export type HelpedRestaurants_user$key = {
  readonly " $data"?: HelpedRestaurants_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"HelpedRestaurants_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HelpedRestaurants_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderDesk",
      "kind": "LinkedField",
      "name": "desks",
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "role",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "480c78d5922a4a4ddd467a5ae06903c6";

export default node;
