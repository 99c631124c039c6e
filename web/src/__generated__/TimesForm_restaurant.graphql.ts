/**
 * @generated SignedSource<<f9d3ad07b806bc162ccbc8622e5ff60e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TimesForm_restaurant$data = {
  readonly hasPaidFeatures: boolean;
  readonly id: string;
  readonly isTrialAvailable: boolean;
  readonly sections: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"useUpdateOrdering_restaurant">;
  readonly " $fragmentType": "TimesForm_restaurant";
};
export type TimesForm_restaurant$key = {
  readonly " $data"?: TimesForm_restaurant$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimesForm_restaurant">;
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
  "name": "TimesForm_restaurant",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPaidFeatures",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isTrialAvailable",
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
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useUpdateOrdering_restaurant"
    }
  ],
  "type": "Restaurant",
  "abstractKey": null
};
})();

(node as any).hash = "08bdb34539b5237ed29acc25d980bd10";

export default node;
