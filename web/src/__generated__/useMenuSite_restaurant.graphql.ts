/**
 * @generated SignedSource<<6417f6e78fbb627142b1f9f99a6ed3d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useMenuSite_restaurant$data = {
  readonly id: string;
  readonly sections: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly position: number;
    readonly productCount: number;
  }>;
  readonly siteVersion: number;
  readonly " $fragmentType": "useMenuSite_restaurant";
};
export type useMenuSite_restaurant$key = {
  readonly " $data"?: useMenuSite_restaurant$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMenuSite_restaurant">;
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
  "name": "useMenuSite_restaurant",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "siteVersion",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductSection",
      "kind": "LinkedField",
      "name": "sections",
      "plural": true,
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
          "kind": "ScalarField",
          "name": "position",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "productCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Restaurant",
  "abstractKey": null
};
})();

(node as any).hash = "b77953224b80c8be647d857d8c3714be";

export default node;
