/**
 * @generated SignedSource<<61a69307b5a6be46389dd08b20b0ea86>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PremiumLock_restaurant$data = {
  readonly id: string;
  readonly isTrialAvailable: boolean;
  readonly " $fragmentType": "PremiumLock_restaurant";
};
export type PremiumLock_restaurant$key = {
  readonly " $data"?: PremiumLock_restaurant$data;
  readonly " $fragmentSpreads": FragmentRefs<"PremiumLock_restaurant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PremiumLock_restaurant",
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
      "name": "isTrialAvailable",
      "storageKey": null
    }
  ],
  "type": "Restaurant",
  "abstractKey": null
};

(node as any).hash = "e2c5e7beb58f015d18027da52808f923";

export default node;
