/**
 * @generated SignedSource<<9120a7a4a0e95226d713133b90697519>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountDetails_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"EmailDetails_user" | "NameForm_user">;
  readonly " $fragmentType": "AccountDetails_user";
};
export type AccountDetails_user$key = {
  readonly " $data"?: AccountDetails_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountDetails_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountDetails_user",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NameForm_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EmailDetails_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "40353f3843e7cb9bcbb9f13e63d6e12d";

export default node;
