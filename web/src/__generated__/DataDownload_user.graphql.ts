/**
 * @generated SignedSource<<fcfe5e067755bd33e0fed0725a5892f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DataDownload_user$data = {
  readonly id: string;
  readonly " $fragmentType": "DataDownload_user";
};
export type DataDownload_user$key = {
  readonly " $data"?: DataDownload_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"DataDownload_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DataDownload_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "cc1d1566601ef1c3040e4f5e2be4f8ca";

export default node;
