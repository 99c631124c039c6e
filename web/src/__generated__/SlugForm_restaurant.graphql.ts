/**
 * @generated SignedSource<<ecc23801ebf44835b5116bf9fdece4b5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SlugForm_restaurant$data = {
  readonly id: string;
  readonly slug: string;
  readonly url: string;
  readonly " $fragmentType": "SlugForm_restaurant";
};
export type SlugForm_restaurant$key = {
  readonly " $data"?: SlugForm_restaurant$data;
  readonly " $fragmentSpreads": FragmentRefs<"SlugForm_restaurant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SlugForm_restaurant",
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
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    }
  ],
  "type": "Restaurant",
  "abstractKey": null
};

(node as any).hash = "3581a87f7b893df1821ff7e53127def9";

export default node;
