import { useState } from 'react';
import type { useUpdateRestaurant_restaurant$key } from '../../../__generated__/useUpdateRestaurant_restaurant.graphql.ts';
import { useSnackbar } from '../../../ui/snackbar.ts';
import { useObjectUrl } from '../../uploads/useObjectUrl.ts';
import { useUnsavedGuard } from '../useUnsavedGuard.ts';
import { useUpdateRestaurant } from '../useUpdateRestaurant.ts';
import { messages } from './messages.ts';

/** A picture of the site on its way into it. */
export interface SitePictureEdit {
  /** The local picture that is being sent or saved, shown meanwhile; null when there is none. */
  preview: string | null;
  isSaving: boolean;
  /** An uploaded picture, or a removal, that was not saved; null when there is none. */
  failure: { message: string; retry: () => void } | null;
  /** Null when the upload has ended without a picture. */
  setSending: (file: File | null) => void;
  /** Sets the picture to an address of ours; null removes it. */
  save: (address: string | null) => Promise<void>;
}

/** Shows a chosen picture at once and saves it when it has arrived; what was there before is back when one of the two fails. */
export function useSitePicture(
  restaurant: useUpdateRestaurant_restaurant$key,
  field: 'coverImageUrl' | 'logoUrl',
  savedText: string,
): SitePictureEdit {
  const { show } = useSnackbar();
  const [update, isSaving] = useUpdateRestaurant(restaurant);
  const [sending, setSending] = useState<File | null>(null);
  const [refused, setRefused] = useState<{ address: string | null; message: string } | null>(null);
  const objectUrl = useObjectUrl(sending);
  useUnsavedGuard(sending !== null || isSaving || refused !== null);

  const save = async (address: string | null): Promise<void> => {
    setRefused(null);
    const failure = await update(field === 'logoUrl' ? { logoUrl: address } : { coverImageUrl: address });
    setSending(null);
    if (failure) setRefused({ address, message: failure.fields[field] ?? failure.message });
    else show({ message: address === null ? messages.removed : savedText, color: 'success' });
  };

  return {
    // The address of the last file lives a moment longer than the file is sent.
    preview: sending && objectUrl,
    isSaving,
    failure: refused && { message: refused.message, retry: () => void save(refused.address) },
    setSending: (file) => {
      setSending(file);
      if (file) setRefused(null);
    },
    save,
  };
}
