import { useEffect, useState } from 'react'
import * as say from '#wording/my-record.ts'
import { sharePicture } from '../../features/pictures/share-picture.ts'
import { EmptyState } from '../../ui/components/empty-state.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Choices } from '../../ui/controls/choices.tsx'
import { Dialog, type Modal } from '../../ui/controls/dialog.tsx'
import { downloadFile } from '../../ui/download-file.ts'
import { drawRecord, recordShapes, recordSizes, type RecordPicture, type RecordShape } from './draw-record.ts'

const shapeNames: Readonly<Record<RecordShape, string>> = { portrait: say.onPhone(), square: say.square() }

type Drawn = { readonly file: Blob; readonly address: string } | 'drawing' | 'failed'

/** The record as a picture, drawn in the browser: nothing leaves it before it is shared. */
export function RecordPictureDialog({ record, ...modal }: Modal & { readonly record: RecordPicture }) {
  const [shape, setShape] = useState<RecordShape>('portrait')
  const drawn = useDrawn(shape, record)
  const picture = typeof drawn === 'string' ? null : drawn
  const { width, height } = recordSizes[shape]
  const fileName = `topshelf-record-${shape}.png`
  return (
    <Dialog
      {...modal}
      title={say.pictureTitle()}
      actions={
        <>
          {'canShare' in navigator && (
            <Button
              isDisabled={!picture}
              onClick={() => picture && void sharePicture(picture.file, fileName, record.title)}
            >
              {say.share()}
            </Button>
          )}
          <Button look="primary" isDisabled={!picture} onClick={() => picture && downloadFile(fileName, picture.file)}>
            {say.saveAsPng()}
          </Button>
        </>
      }
    >
      <Choices legend={say.shape()} choices={recordShapes} names={shapeNames} chosen={shape} onChoose={setShape} />
      {drawn === 'failed' ? (
        <div role="alert">
          <EmptyState title={say.notDrawn()}>{say.whyNotDrawn()}</EmptyState>
        </div>
      ) : picture ? (
        <img className="record-picture" src={picture.address} width={width} height={height} alt={record.title} />
      ) : (
        <output className="record-picture" style={{ aspectRatio: `${width} / ${height}` }}>
          {say.drawing()}
        </output>
      )}
    </Dialog>
  )
}

function useDrawn(shape: RecordShape, record: RecordPicture): Drawn {
  const [last, setLast] = useState<{ readonly shape: RecordShape; readonly drawn: Drawn } | null>(null)
  useEffect(() => {
    let isCurrent = true
    let address = ''
    async function draw(): Promise<Drawn> {
      try {
        const file = await drawRecord(shape, record)
        address = URL.createObjectURL(file)
        return { file, address }
      } catch (error) {
        console.error(error)
        return 'failed'
      }
    }
    async function show(): Promise<void> {
      const drawn = await draw()
      if (isCurrent) setLast({ shape, drawn })
      else URL.revokeObjectURL(address)
    }
    void show()
    return () => {
      isCurrent = false
      URL.revokeObjectURL(address)
    }
  }, [shape, record])
  return last?.shape === shape ? last.drawn : 'drawing'
}
