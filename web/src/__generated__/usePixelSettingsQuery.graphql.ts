/**
 * @generated SignedSource<<c9618b2c07540b3d3c11dd4b75fe8122>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type usePixelSettingsQuery$variables = Record<PropertyKey, never>;
export type usePixelSettingsQuery$data = {
  readonly settings: {
    readonly marketingPixelId: string | null | undefined;
    readonly marketingPixelUrl: string | null | undefined;
    readonly socialPixelId: string | null | undefined;
    readonly socialPixelUrl: string | null | undefined;
  };
};
export type usePixelSettingsQuery = {
  response: usePixelSettingsQuery$data;
  variables: usePixelSettingsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Settings",
    "kind": "LinkedField",
    "name": "settings",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "socialPixelId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "socialPixelUrl",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "marketingPixelId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "marketingPixelUrl",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "usePixelSettingsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "usePixelSettingsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "f1185c24b8a34e7ffb3f380228f513af",
    "id": null,
    "metadata": {},
    "name": "usePixelSettingsQuery",
    "operationKind": "query",
    "text": "query usePixelSettingsQuery {\n  settings {\n    socialPixelId\n    socialPixelUrl\n    marketingPixelId\n    marketingPixelUrl\n  }\n}\n"
  }
};
})();

(node as any).hash = "32dfe783f8ae36622a75306cf3c5b06c";

export default node;
