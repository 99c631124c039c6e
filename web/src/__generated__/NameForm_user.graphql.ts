/**
 * @generated SignedSource<<190d7ce21973ee7cc0611b8cf58b9352>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NameForm_user$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "NameForm_user";
};
export type NameForm_user$key = {
  readonly " $data"?: NameForm_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"NameForm_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NameForm_user",
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
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "e06761f7ae311ddc3abeba836424bff6";

export default node;
