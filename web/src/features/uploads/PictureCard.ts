import { styled } from 'styled-components';

/** The frame of a picture on its way: thumbnail, words, what can be done. */
export const PictureCard = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-4);
  padding: var(--space-4);
  border: 1.5px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  > img {
    flex: none;
    width: auto;
    min-width: 56px;
    max-width: 100px;
    height: 56px;
    border-radius: var(--radius);
    background: #ffffff;
    object-fit: contain;
  }
  > div {
    flex: 1 1 200px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
