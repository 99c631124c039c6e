/**
 * @generated SignedSource<<86cfecfe5d7dfc2ff356fff2af7f6efd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MemberState = "INVITED" | "OVER_LIMIT" | "PAUSED" | "WORKING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useStaff_restaurant$data = {
  readonly id: string;
  readonly staff: {
    readonly members: ReadonlyArray<{
      readonly id: string;
      readonly state: MemberState;
      readonly " $fragmentSpreads": FragmentRefs<"useStaff_member">;
    }>;
    readonly peopleLimit: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "useStaff_restaurant";
};
export type useStaff_restaurant$key = {
  readonly " $data"?: useStaff_restaurant$data;
  readonly " $fragmentSpreads": FragmentRefs<"useStaff_restaurant">;
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
  "name": "useStaff_restaurant",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Staff",
      "kind": "LinkedField",
      "name": "staff",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "peopleLimit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Member",
          "kind": "LinkedField",
          "name": "members",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "state",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "useStaff_member"
            }
          ],
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

(node as any).hash = "b65504207b8fb697635c0fea2ccddb46";

export default node;
