/**
 * @generated SignedSource<<6ae604168b42e9f7146635c00a04e4bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WatchForm_site$data = {
  readonly id: string;
  readonly name: string;
  readonly owner: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentType": "WatchForm_site";
};
export type WatchForm_site$key = {
  readonly " $data"?: WatchForm_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"WatchForm_site">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WatchForm_site",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": "OperatorPerson",
      "kind": "LinkedField",
      "name": "owner",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "OperatorSite",
  "abstractKey": null
};
})();

(node as any).hash = "0505a192c9f01e3cc671866094a7b200";

export default node;
